import { lazy, Suspense } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { usePublish } from '../../features/profiles/usePublish.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const Welcome = lazy(() => import('../../features/welcome/Welcome.tsx'))

/** The first steps, for whose page it is and only until they are done or put away. */
export function WelcomePart({ profile }: { profile: Profile }) {
  const { isBusy, setHidden } = usePublish(profile)
  if (!profile.abilities.publish || !profile.own?.welcome) return null
  return (
    <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
      <Welcome profile={profile} publish={{ isBusy, now: () => setHidden(false) }} />
    </Suspense>
  )
}
