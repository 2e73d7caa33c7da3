import { useQuery } from '@tanstack/react-query'
import type { SupportEntry } from '@podium/contract/support'
import { pendingSupporters, supportEntry } from '../queries.ts'
import { ActButtons } from './ActButtons.tsx'
import type { Opening } from './useAct.ts'

interface Props {
  id: number
  onAct: (act: Opening, entry: SupportEntry) => void
}

/** The answers to a request that waits, known from the session's state or read by itself. */
export function RequestAnswer({ id, onAct }: Props) {
  const pending = useQuery(pendingSupporters)
  const known = pending.data?.list.find((entry) => entry.id === id)
  const one = useQuery({ ...supportEntry(id), enabled: pending.isFetched && !known })
  const entry = known ?? one.data
  return entry && <ActButtons entry={entry} onAct={onAct} />
}
