import { useState } from 'react'
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

/** The first steps, for whose page it is and only until they are done, and told so, or put away. */
export function WelcomePart({ profile }: { profile: Profile }) {
  const { isBusy, setHidden } = usePublish(profile)
  const { abilities, own } = profile
  // Read anew, the page no longer asks for steps that were done on it: their end is still told.
  const [wasWelcomed] = useState(own?.welcome)
  // Its steps lead to a public page, which is an admin's to bar, and a guardian's to show.
  if (!abilities.publish || !own || !wasWelcomed || own.hiddenByAdmin || own.protected) return null
  return <Welcome profile={profile} publish={{ isBusy, now: () => setHidden(false) }} />
}

/** Preloads the first steps before the page of an owner who still takes them is rendered. */
export async function prepareWelcome(
  role: MemberRole,
  { queryClient, user }: Pick<LoaderInput, 'queryClient' | 'user'>,
): Promise<void> {
  if (!user) return
  const profile = queryClient.getQueryData(profileRead(role, user.id).queryKey)
  if (!profile?.own?.welcome || profile.own.protected) return
  const welcome = await Welcome.load()
  await welcome?.readDeeds(queryClient, role, user.id)
}
