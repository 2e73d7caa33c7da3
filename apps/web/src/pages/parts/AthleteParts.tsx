import type { Profile } from '@podium/contract/profiles'
import { BestResults } from '../../features/achievements/BestResults.tsx'
import { bestShown } from '../../features/achievements/bestResults.ts'
import { Results } from '../../features/achievements/Results.tsx'
import { ProfileFigures } from '../../features/profiles/ProfileFigures.tsx'
import styles from './AthleteParts.module.css'
import { SportestLine } from './SportestLine.tsx'

interface Props {
  profile: Profile
}

/** What an athlete has reached, before all else: the best of it, or all where that is little. */
export function AthleteResults({ profile: { achievements } }: Props) {
  if (achievements.length <= bestShown) return <Results achievements={achievements} />
  return <BestResults achievements={achievements} />
}

/** All results, where only the best of them stand above. */
export function AthleteTimeline({ profile: { achievements } }: Props) {
  return achievements.length > bestShown && <Results achievements={achievements} />
}

/** Age, height, weight and the sportest: what is worth knowing and not worth shouting. */
export function AthleteFigures({ profile }: Props) {
  return (
    <div className={styles.figures}>
      <ProfileFigures profile={profile} />
      <SportestLine profile={profile} type="ATHLETE" />
    </div>
  )
}
