import { useQuery } from '@tanstack/react-query'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import MatchDialog from '../../features/season/MatchDialog.tsx'
import { seasonOf } from '../../features/season/queries.ts'

interface Props {
  profile: Profile
  /** The goal that is chosen at first. */
  goalId?: number
  onClose: () => void
}

/** Doubling supports of an athlete, or of one of their goals. */
export default function Matching({ profile, goalId, onClose }: Props) {
  const { data } = useQuery(seasonOf(profile.id))
  const goals = data?.goals.filter(({ state }) => state === 'OPEN') ?? []
  const athlete = { id: profile.id, name: personName(profile) }
  return data && <MatchDialog {...{ athlete, goals, goalId, onClose }} />
}
