import { queryOptions } from '@tanstack/react-query'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { ask, call, read } from '../../client/index.ts'

/** Whether the viewer follows somebody, and how many do. */
export function followingRead(userId: number) {
  return read({
    key: ['following', userId],
    route: () => import('@podium/contract/follows').then((contract) => contract.readFollowing),
    input: { params: { userId } },
  })
}

/** Whom of some the viewer follows, by their ids; up to a hundred at once. */
export function followedAmong(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['following', 'among', ids.join()],
    queryFn: async ({ client, signal }) => {
      const { listFollowed } = await import('@podium/contract/follows')
      const { list } = await ask({ client, signal }, listFollowed, {
        query: { ids: ids.join(), _limit: 100 },
      })
      return list.map(({ id }) => id)
    },
  })
}

/** The call that follows a member, or no more; the server answers how that stands now. */
export async function changeFollowing(userId: number, following: boolean) {
  const { follow, unfollow } = await import('@podium/contract/follows')
  return call(following ? follow : unfollow, { params: { userId } })
}

/** Reads whether a signed-in viewer follows the member of the page; nobody follows themselves. */
export async function loadFollowing({ queryClient, params, user }: LoaderInput): Promise<void> {
  const id = idIn(params.id)
  if (user && user.id !== id) await queryClient.prefetchQuery(followingRead(id))
}
