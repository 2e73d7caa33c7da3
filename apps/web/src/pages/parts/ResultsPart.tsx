import type { Profile } from '@podium/contract/profiles'
import { Achievements } from '../../features/achievements/Achievements.tsx'
import { Results } from '../../features/achievements/Results.tsx'
import { ClubList } from '../../features/clubs/ClubList.tsx'

/** An athlete's results where they are looked after, and for the athlete the clubs they tell of. */
export function ResultsPart({ profile }: { profile: Profile }) {
  const { id, achievements, sport, abilities, own } = profile
  if (!abilities.achievements) return <Results achievements={achievements} />
  return (
    <>
      <Achievements {...{ achievements, sport }} athleteId={id} bornOn={own?.dateOfBirth ?? null} />
      {own && own.clubs.length > 0 && <ClubList clubs={own.clubs} />}
    </>
  )
}
