import { useLocation } from '../../router/index.ts'

/** The two tabs of one's own page: as others see it, and where it is looked after. */
export type OwnTab = 'seen' | 'manage'

/** Which tab the address asks for; only owners have them (`profile.manage`). */
export function useOwnTab(): OwnTab {
  return ownTabIn(new URLSearchParams(useLocation().search))
}

export function ownTabIn(query: URLSearchParams): OwnTab {
  return query.get('tab') === 'manage' ? 'manage' : 'seen'
}
