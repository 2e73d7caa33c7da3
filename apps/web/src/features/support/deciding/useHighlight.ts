import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { call } from '../../../client/index.ts'
import { useSupportChanged } from '../useSupportChanged.ts'

/** Shows an athlete first on a sponsor's page, or no longer; their plan says how many. */
export function useHighlight() {
  const tell = useRefusals()
  const changed = useSupportChanged()
  const [busyId, setBusyId] = useState(0)
  const toggle = async ({ id, highlighted }: SupportEntry) => {
    setBusyId(id)
    try {
      const { highlightSupport } = await import('@podium/contract/support')
      await call(highlightSupport, { params: { id }, body: { highlighted: !highlighted } })
    } catch (error) {
      await tell(error)
    } finally {
      changed()
      setBusyId(0)
    }
  }
  return { busyId, toggle: (entry: SupportEntry) => void toggle(entry) }
}
