import { personName } from '@podium/contract/person-name'
import { profilesPhrases } from '@podium/phrases/profiles'
import { rosterPhrases } from '@podium/phrases/roster'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PeopleSection } from '../../shared/people/PeopleSection.tsx'
import { representedBy } from './queries.ts'

/** The athletes whom a manager represents, as far as public; nothing where there are none (`roster.page`). */
export function RepresentedSection({ managerId }: { managerId: number }) {
  const sports = usePhrases(sportPhrases)
  const { roles } = usePhrases(profilesPhrases)
  return (
    <PeopleSection
      id="represented-title"
      texts={usePhrases(rosterPhrases).page}
      read={(limit) => representedBy(managerId, limit)}
      view={({ person, sport }) => ({
        ...{ id: person.id, role: 'ATHLETE', sport },
        name: personName(person),
        picture: person.avatar.main,
        line: sport ? sports[sport] : roles.ATHLETE,
      })}
    />
  )
}
