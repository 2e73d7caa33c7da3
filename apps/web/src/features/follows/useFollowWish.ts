import { paths } from '@podium/contract/paths'
import { changedQuery } from '../../shared/navigation/changedQuery.ts'
import { navigationState } from '../../shared/navigation/navigationState.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { useLocation, useNavigate } from '../../router/index.ts'

const wishParameter = 'follow'

/** Kept with the history entry by who signed up or in on the way to the page. */
const signsOfAnAct = ['mailedTo', 'hasSignedIn']

interface FollowWish {
  /** The address says that the member of the page is to be followed. */
  isWished: boolean
  /** Its reader said so too: a link alone makes nobody follow. */
  isMeant: boolean
  /** Leads to signing up, which leads back into it; who has an account signs in from there. */
  signUp: (name: string) => void
  close: () => void
}

/** A visitor's wish to follow, kept in the address over sign-in and the mailed link (`registration.way-back`). */
export function useFollowWish(): FollowWish {
  const { pathname, search, state, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const query = new URLSearchParams(search)
  const kept = typeof state === 'object' && state !== null ? state : {}
  const isWished = isHydrated && query.has(wishParameter)
  return {
    isWished,
    isMeant: isWished && signsOfAnAct.some((sign) => sign in kept),
    signUp: (name) => {
      query.set(wishParameter, '1')
      const told = { returnTo: `${pathname}?${query}`, wish: { to: 'follow', name } } as const
      navigate(paths.signUp(), { state: navigationState({ ...told, role: 'FAN' }) })
    },
    close: () => {
      const without = { ...changedQuery(query, { [wishParameter]: null }), hash }
      navigate(without, { replace: true, state: kept, preventScrollReset: true })
    },
  }
}
