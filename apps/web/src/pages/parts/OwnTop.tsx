import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { useMay, useSession } from '../../client/index.ts'
import { loadLatestOrders } from '../../features/orders/queries.ts'
import { OwnerTop } from '../../features/profiles/OwnerTop.tsx'
import { useOwnTab } from '../../features/profiles/useOwnTab.ts'
import { loadOwnSupports } from '../../features/support/ownLoaders.ts'
import { pendingSupporters } from '../../features/support/queries.ts'
import { whenIdle } from '../../shared/rendering/whenIdle.ts'
import { MoreActions } from './MoreActions.tsx'
import { WelcomePart } from './WelcomePart.tsx'

export { loadOwnAgreements } from '../../features/agreements/queries.ts'
export { loadOwnImpact } from '../../features/exposure/queries.ts'
export { loadOwnMatches } from '../../features/season/queries.ts'
export { prepareWelcome } from './WelcomePart.tsx'
export { loadLatestOrders, loadOwnSupports }

/** Above one's own page: tabs, requests that wait, the first steps, whether it is public. */
export default function OwnTop({ profile }: { profile: Profile }) {
  const isAthlete = profile.role === 'ATHLETE'
  const answers = useMay('SUPPORT')
  const { data } = useQuery({ ...pendingSupporters, enabled: isAthlete && answers })
  useManagedAhead()
  return (
    <OwnerTop
      profile={profile}
      waiting={data?.total ?? 0}
      more={<MoreActions profile={profile} size="small" />}
    >
      <WelcomePart profile={profile} />
    </OwnerTop>
  )
}

/** The other tab is one press away: what it shows first is read once there is nothing better to do. */
function useManagedAhead(): void {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const isSponsor = user?.role === 'SPONSOR'
  const mayRead = useMay(isSponsor ? 'MONEY_READ' : 'SUPPORT')
  const isWanted = useOwnTab() === 'seen' && mayRead
  useEffect(() => {
    if (!isWanted) return
    return whenIdle(() => {
      const input = { queryClient, user, params: {}, url: new URL(window.location.href) }
      void (isSponsor ? loadLatestOrders(input) : loadOwnSupports(input, true))
    })
  }, [queryClient, user, isSponsor, isWanted])
}
