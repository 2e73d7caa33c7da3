import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { followsPhrases } from '@podium/phrases/follows'
import { usePhrases } from '../../app/phrases.ts'
import { useRefusals } from '../../app/useRefusals.ts'
import { call, read } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { BellIcon, CheckIcon } from '../../ui/icons/signs.tsx'

function followingRead(athleteId: number) {
  return read({
    key: ['following', athleteId],
    route: () => import('@podium/contract/follows').then((contract) => contract.readFollowing),
    input: { params: { athleteId } },
  })
}

interface Props {
  athleteId: number
  name: string
  /** Whoever is not signed in is asked to. */
  onSignedOut: (() => void) | null
}

/** Follows an athlete, or stops; shown at once and taken back where the server says no. */
export function FollowButton({ athleteId, name, onSignedOut }: Props) {
  const t = usePhrases(followsPhrases)
  const { data } = useQuery(followingRead(athleteId))
  const { isBusy, change } = useChange(athleteId)
  const isFollowing = data?.following ?? false
  const press = async () => {
    if (onSignedOut) return onSignedOut()
    if (!(await change(!isFollowing))) return
    toast.success(isFollowing ? t.unfollowed(name) : t.followed(name))
  }
  return (
    <Button
      icon={isFollowing ? <CheckIcon /> : <BellIcon />}
      title={isFollowing ? t.unfollowTitle(name) : t.followTitle(name)}
      aria-pressed={isFollowing}
      busy={isBusy}
      onClick={() => void press()}
    >
      {isFollowing ? t.following : t.follow}
    </Button>
  )
}

function useChange(athleteId: number) {
  const queryClient = useQueryClient()
  const tell = useRefusals()
  const [isBusy, setBusy] = useState(false)
  const change = async (wanted: boolean): Promise<boolean> => {
    setBusy(true)
    try {
      const { follow, unfollow } = await import('@podium/contract/follows')
      const told = await call(wanted ? follow : unfollow, { params: { athleteId } })
      queryClient.setQueryData(followingRead(athleteId).queryKey, told)
      void queryClient.invalidateQueries({ queryKey: ['following', 'mine'] })
      return true
    } catch (error) {
      await tell(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
