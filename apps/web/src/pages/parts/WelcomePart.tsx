import type { Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { usePublish } from '../../features/profiles/usePublish.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const Welcome = lazyWithPreload(
  () =>
    import('../../features/welcome/Welcome.tsx').then(({ default: Part, readDeeds }) => ({
      default: Part,
      readDeeds,
    })),
  {
    waiting: <Skeleton shape="block" height="18rem" />,
  },
)

/** The first steps, for whose page it is and only until they are done or put away. */
export function WelcomePart({ profile }: { profile: Profile }) {
  const { isBusy, setHidden } = usePublish(profile)
  // Its steps lead to a public page, which an admin's veto bars.
  if (!profile.abilities.publish || !profile.own?.welcome || profile.own.hiddenByAdmin) return null
  return <Welcome profile={profile} publish={{ isBusy, now: () => setHidden(false) }} />
}

/** Preloads the first steps before the page of an owner who still takes them is rendered. */
export function prepareWelcome(role: MemberRole) {
  return async ({ queryClient, params, user }: Omit<LoaderInput, 'url'>): Promise<void> => {
    if (user?.role !== role || String(user.id) !== params.id) return
    const profile = queryClient.getQueryData(profileRead(role, user.id).queryKey)
    if (!profile?.own?.welcome) return
    const welcome = await Welcome.load()
    await welcome?.readDeeds(queryClient, role, user.id)
  }
}
