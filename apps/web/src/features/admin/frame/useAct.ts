import { useQueryClient } from '@tanstack/react-query'
import { useAct as useOneAct } from '../../../shared/forms/useAct.ts'
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

/** What a form of an admin does once it is sent: it goes on, and what is shown is read anew, also where it was refused. */
export function useDecided(goOn: () => void) {
  const readAgain = useReadAgain()
  return {
    onDone: () => {
      readAgain()
      goOn()
    },
    onError: () => {
      readAgain()
      return false
    },
  }
}

/** Does an act of an admin: busy meanwhile, told when it is done, and what was refused in words. */
export function useAct() {
  const readAgain = useReadAgain()
  // `act` answers what is said when it is done.
  const { isBusy, run } = useOneAct(async (act: () => Promise<string>, onDone?: () => void) => {
    try {
      toast.success(await act())
      onDone?.()
    } finally {
      readAgain()
    }
  })
  return { isBusy, run }
}
