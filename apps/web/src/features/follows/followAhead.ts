import type { QueryClient } from '@tanstack/react-query'
import { chooseAhead } from '../../client/ahead.ts'
import { changeFollowing, followingRead } from './queries.ts'

/** The wish to follow a member, or no more: shown at once, and taken back where the server refuses, which it throws. */
export async function followAhead(
  queryClient: QueryClient,
  userId: number,
  following: boolean,
): Promise<void> {
  await chooseAhead(queryClient, followingRead(userId).queryKey, {
    show: (known) => {
      const followers = (known?.followers ?? 0) + (following ? 1 : -1)
      return { following, followers: Math.max(0, followers) }
    },
    act: () => changeFollowing(userId, following),
    told: (now) => now,
  })
  void queryClient.invalidateQueries({ queryKey: ['following', 'mine'] })
}
