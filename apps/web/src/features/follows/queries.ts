import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { read } from '../../client/index.ts'

/** Whether the viewer follows an athlete, and how many do. */
export function followingRead(athleteId: number) {
  return read({
    key: ['following', athleteId],
    route: () => import('@podium/contract/follows').then((contract) => contract.readFollowing),
    input: { params: { athleteId } },
  })
}

/** Reads whether a signed-in viewer follows the athlete of the page; athletes do not follow themselves. */
export async function loadFollowing({ queryClient, params, user }: LoaderInput): Promise<void> {
  const id = idIn(params.id)
  if (user && user.id !== id) await queryClient.prefetchQuery(followingRead(id))
}
