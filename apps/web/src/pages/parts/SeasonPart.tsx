import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import type { Goal } from '@podium/contract/season'
import { SeasonSection, type SeasonProps } from '../../features/season/SeasonSection.tsx'
import { lazyDialog, lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { useMay } from '../../client/index.ts'
import { useMayAsk } from '../../features/support/requesting/SupportButton.tsx'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useMayMatch } from '../../shared/credits/useMayMatch.ts'
import { useAsk } from '../../features/support/requesting/useAsk.ts'

// What only who doubles supports sees comes for them alone.
const MatchButton = lazyWithPreload(() => import('../../features/season/MatchButton.tsx'))
const Matching = lazyDialog(() => import('./Matching.tsx'))

interface Props {
  profile: Profile
  part: SeasonProps['part']
}

/** What an athlete wants, has ahead or tells; who looks on may direct a support at a goal. */
export function SeasonPart({ profile, part }: Props) {
  const { abilities } = profile
  const ask = useAsk(personName(profile))
  const mayAsk = useMayAsk(profile.id) && !abilities.publish
  // What somebody reports is theirs to answer for.
  const mayReport = useMay('never') && !abilities.publish
  const mayMatch = useMayMatch()
  return (
    <SeasonSection
      part={part}
      athlete={profile}
      mayReport={mayReport}
      isOwn={abilities.publish}
      isGuarded={profile.own?.protected}
      isHidden={profile.own?.hiddenProfile}
      onSupport={mayAsk ? ask : undefined}
      drawGoalAct={mayMatch ? (goal) => <GoalMatch profile={profile} goal={goal} /> : undefined}
    />
  )
}

/** Doubling supports of one goal. */
function GoalMatch({ profile, goal }: { profile: Profile; goal: Goal }) {
  const { isOpen, open, close } = useDialog(`match-goal-${goal.id}`)
  return (
    <>
      <MatchButton goal={goal} onClick={open} />
      {isOpen && <Matching profile={profile} goalId={goal.id} onClose={close} />}
    </>
  )
}
