import { paths } from '@podium/contract/paths'
import { useSession } from '../../../client/index.ts'
import { useLocationPart, useRouter } from '../../../router/index.ts'
import { changedQuery } from '../../../shared/navigation/changedQuery.ts'
import { navigationState } from '../../../shared/navigation/navigationState.ts'
import { askParameter, firstCredits, goalParameter } from './askParameter.ts'

/** Kept with the history entry of a dialog that was opened on this page, so that closing it goes back. */
export interface AskedHere {
  supportHere?: boolean
}

/** Whether the address opens the dialog of a request. */
export function useIsAsked(): boolean {
  return useLocationPart(({ search }) => new URLSearchParams(search).has(askParameter), false)
}

/**
 * Opens the dialog of a request, for a goal or the page. A visitor signs up first, which leads back into it;
 * who has an account signs in from there.
 *
 * @param name The athlete's name, which the way there says.
 */
export function useAsk(name: string): (goalId?: number) => void {
  const { navigate, here } = useRouter()
  const { user, isKnown, hasEnded } = useSession()
  const isVisitor = isKnown && !user && !hasEnded
  return (goalId) => {
    const { pathname, search, state, hash } = here()
    const asked = askedIn(search, goalId)
    if (isVisitor) {
      const returnTo = pathname + asked
      const told = navigationState({ returnTo, role: 'FAN', wish: { to: 'support', name } })
      return navigate(paths.signUp(), { state: told })
    }
    const kept: AskedHere = { ...(typeof state === 'object' ? state : null), supportHere: true }
    navigate({ search: asked, hash }, { state: kept, preventScrollReset: true })
  }
}

function askedIn(search: string, goalId: number | undefined): string {
  const changes = { private: '', [goalParameter]: goalId?.toString(), [askParameter]: firstCredits }
  return changedQuery(new URLSearchParams(search), changes).search
}
