import { useState } from 'react'
import { useRefusals } from './useRefusals.ts'

/** One act behind a button: busy while it runs, and what goes wrong is told. */
export function useAct(act: () => Promise<void>): { isBusy: boolean; run: () => void } {
  const [isBusy, setBusy] = useState(false)
  const tell = useRefusals()
  const attempt = async () => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      await tell(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run: () => void attempt() }
}
