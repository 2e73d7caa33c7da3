import { useEffect, useEffectEvent } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { followsPhrases } from '@podium/phrases/follows'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { BellIcon, CheckIcon } from '../../ui/icons/signs.tsx'
import { followingRead } from './queries.ts'

interface Props {
  userId: number
  name: string
  /** A visitor is asked to sign in. */
  onSignedOut: (() => void) | null
  /** Pressed before signing in: follows by itself, and tells that it does. */
  goesOn?: (() => void) | undefined
}

/** Follows somebody, or stops; shown at once and taken back where the server says no. */
export function FollowButton({ userId, name, onSignedOut, goesOn }: Props) {
  const t = usePhrases(followsPhrases)
  const isMember = onSignedOut === null
  // To a visitor the answer is known, and asking brings all field rules along with its route.
  const { data } = useQuery({ ...followingRead(userId), enabled: isMember })
  const change = useChange(userId)
  useEffect(() => {
    if (isMember) void loadAct()
  }, [isMember])
  const isFollowing = data?.following ?? false
  const go = async (following: boolean) => {
    if (!(await change(following))) return
    toast.success(following ? t.followed(name) : t.unfollowed(name))
  }
  const goOn = useEffectEvent(() => {
    goesOn?.()
    void go(true)
  })
  const isMeant = goesOn !== undefined
  useEffect(() => {
    if (isMeant) goOn()
  }, [isMeant])
  return (
    <Button
      icon={isFollowing ? <CheckIcon /> : <BellIcon />}
      title={isFollowing ? t.unfollowTitle(name) : t.followTitle(name)}
      aria-pressed={isFollowing}
      onClick={() => (onSignedOut ? onSignedOut() : void go(!isFollowing))}
    >
      {isFollowing ? t.following : t.follow}
    </Button>
  )
}

// A visitor needs none of it; for a member it is there before they press.
const loadAct = () => import('./followAhead.ts')

function useChange(userId: number) {
  const queryClient = useQueryClient()
  const tell = useRefusals()
  return async (following: boolean): Promise<boolean> => {
    try {
      const { followAhead } = await loadAct()
      await followAhead(queryClient, userId, following)
      return true
    } catch (error) {
      await tell(error)
      return false
    }
  }
}
