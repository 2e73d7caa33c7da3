import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { homeKey } from '../../../shared/waiting/waitingRead.ts'
import { toast } from '../../../ui/feedback/toasts.ts'

/** Everything admins read begins with this key: after an act all of it may have changed. */
export const adminKey = 'admin'

/** Reads what is shown anew, once an act is done. */
export function useReadAgain(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: [adminKey] })
    // What was done waits no longer.
    void queryClient.invalidateQueries({ queryKey: homeKey })
  }
}

/** Does an act of an admin: busy meanwhile, told when it is done, and what was refused in words. */
export function useAct() {
  const [isBusy, setBusy] = useState(false)
  const readAgain = useReadAgain()
  const tell = useRefusals()
  const run = async (act: () => Promise<string>, onDone?: () => void) => {
    setBusy(true)
    try {
      toast.success(await act())
      onDone?.()
    } catch (error) {
      await tell(error)
    } finally {
      setBusy(false)
      readAgain()
    }
  }
  return {
    isBusy,
    /** `act` answers what is said when it is done. */
    run: (act: () => Promise<string>, onDone?: () => void) => void run(act, onDone),
  }
}
