import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@podium/contract/profiles'
import { useMay } from '../../client/index.ts'
import { OwnerTop } from '../../features/profiles/OwnerTop.tsx'
import { pendingSupporters } from '../../features/support/queries.ts'
import { MoreActions } from './MoreActions.tsx'
import { WelcomePart } from './WelcomePart.tsx'

export { loadOwnAgreements } from '../../features/agreements/queries.ts'
export { loadOwnImpact } from '../../features/exposure/queries.ts'
export { loadLatestOrders } from '../../features/orders/queries.ts'
export { loadOwnMatches } from '../../features/season/queries.ts'
export { loadOwnSupports } from '../../features/support/ownLoaders.ts'
export { prepareWelcome } from './WelcomePart.tsx'

/** Above one's own page: tabs, requests that wait, the first steps, whether it is public. */
export default function OwnTop({ profile }: { profile: Profile }) {
  const isAthlete = profile.role === 'ATHLETE'
  const answers = useMay('SUPPORT')
  const { data } = useQuery({ ...pendingSupporters, enabled: isAthlete && answers })
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
