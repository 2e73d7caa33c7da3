import type { Profile } from '@podium/contract/profiles'
import { Achievements } from '../../features/achievements/Achievements.tsx'
import { ClubList } from '../../features/clubs/ClubList.tsx'

/** An athlete's results, and for the athlete the clubs they tell of. */
export function ResultsPart({ profile }: { profile: Profile }) {
  const { id, achievements, sport, abilities, own } = profile
  const mayChange = abilities.achievements
  return (
    <>
      <Achievements
        {...{ achievements, sport, mayChange }}
        athleteId={id}
        bornOn={own?.dateOfBirth ?? null}
      />
      {abilities.publish && own && own.clubs.length > 0 && (
        <div className="screen-only">
          <ClubList clubs={own.clubs} />
        </div>
      )}
    </>
  )
}
