import { useState } from 'react'
import { toast } from '../../ui/feedback/toasts.ts'
import { closeErrors } from './closeErrors.ts'
import { useRefusals } from './useRefusals.ts'

interface Act<Args extends unknown[]> {
  isBusy: boolean
  run: (...args: Args) => void
  /** The same, and answers whether it was done. */
  attempt: (...args: Args) => Promise<boolean>
}

/** One act behind a button: busy while it runs; what goes wrong is told, and `done` once it is done. */
export function useAct<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  done?: string,
): Act<Args> {
  const [isBusy, setBusy] = useState(false)
  const tell = useRefusals()
  const attempt = async (...args: Args) => {
    setBusy(true)
    closeErrors()
    try {
      await act(...args)
      if (done) toast.success(done)
      return true
    } catch (error) {
      await tell(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, attempt, run: (...args) => void attempt(...args) }
}
