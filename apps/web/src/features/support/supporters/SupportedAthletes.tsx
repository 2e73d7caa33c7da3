import { personName } from '@podium/contract/person-name'
import { sportPhrases } from '@podium/phrases/sports'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { profilesPhrases } from '@podium/phrases/profiles'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { PeopleSection } from '../../../shared/people/PeopleSection.tsx'
import { supportedAthletes } from '../queries.ts'
import { Facts } from '../../../ui/surfaces/Facts.tsx'

/** The athletes a person supports now, as far as public; nothing where there are none. */
export function SupportedAthletes({ userId }: { userId: number }) {
  const t = usePhrases(supportPagePhrases).supported
  const sports = usePhrases(sportPhrases)
  const { roles } = usePhrases(profilesPhrases)
  return (
    <PeopleSection
      id="supported-title"
      texts={t}
      read={(limit) => supportedAthletes(userId, limit)}
      view={({ highlighted, sport, ...athlete }) => ({
        ...{ id: athlete.id, role: 'ATHLETE', sport },
        name: personName(athlete),
        picture: athlete.avatar.main,
        line: <Facts of={[highlighted && t.highlighted, sport ? sports[sport] : roles.ATHLETE]} />,
      })}
    />
  )
}
