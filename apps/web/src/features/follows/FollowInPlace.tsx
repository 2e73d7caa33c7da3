import { useQuery, useQueryClient } from '@tanstack/react-query'
import { followsPhrases } from '@podium/phrases/follows'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { chooseAhead } from '../../client/ahead.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckIcon } from '../../ui/icons/signs.tsx'
import { changeFollowing, followedAmong, followingRead } from './queries.ts'

interface Props {
  userId: number
  name: string
  /** Everybody on the same page of a list: one call tells whom of them the viewer follows. */
  among: readonly number[]
}

/** Follows somebody of a list, or stops; shown at once and taken back where the server says no. */
export function FollowInPlace({ userId, name, among }: Props) {
  const t = usePhrases(followsPhrases)
  const { data, isError } = useQuery(followedAmong(among))
  const change = useChange(userId, among)
  if (!data && isError) return null
  const isFollowing = data?.includes(userId) ?? false
  return (
    <Button
      size="small"
      icon={isFollowing ? <CheckIcon /> : undefined}
      aria-label={isFollowing ? t.unfollowTitle(name) : t.followOne(name)}
      aria-pressed={isFollowing}
      // It keeps its place until that is known, so that nothing beside it moves.
      busy={!data}
      onClick={() => void change(!isFollowing)}
    >
      {isFollowing ? t.following : t.follow}
    </Button>
  )
}

function useChange(userId: number, among: readonly number[]) {
  const queryClient = useQueryClient()
  const tell = useRefusals()
  return async (following: boolean): Promise<void> => {
    const { queryKey } = followedAmong(among)
    try {
      await chooseAhead(queryClient, queryKey, {
        show: (known) => {
          const others = (known ?? []).filter((id) => id !== userId)
          return following ? [...others, userId] : others
        },
        act: async () => {
          const told = await changeFollowing(userId, following)
          queryClient.setQueryData(followingRead(userId).queryKey, told)
        },
      })
      void queryClient.invalidateQueries({ queryKey: ['following', 'mine'] })
    } catch (error) {
      await tell(error)
    }
  }
}
