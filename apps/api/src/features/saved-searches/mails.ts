import { paths } from '@podium/contract/paths'
import type { Sport } from '@podium/contract/sports'
import { savedSearchMailPhrases } from '@podium/phrases/saved-search-mails'
import { sportPhrases } from '@podium/phrases/sports'
import { letter, mailKind } from '../../platform/mail/index.ts'

/** Who is new in a search: the latest by name, and how many in all. */
export interface FoundNew {
  name: string
  link: string
  people: { name: string; sport: Sport | null }[]
  total: number
}

/** People named of one search, and searches told of in one mail, so that it stays one. */
export const mostNamed = 5
export const mostSearchesMailed = 20

/** The people who are new in the searches of a member (`searches.mail`). */
export const newPeopleMail = mailKind<{ name: string; count: number; found: FoundNew[] }>(
  'saved-searches',
  ({ name, count, found }, { language, link }) => {
    const phrases = savedSearchMailPhrases[language]
    const sports = sportPhrases[language]
    const lines = found.flatMap((search) => {
      const named = search.people.map((person) =>
        person.sport ? `${person.name} (${sports[person.sport]})` : person.name,
      )
      const others = search.total - named.length
      return [
        phrases.search(search.name, search.total),
        [...named, ...(others > 0 ? [phrases.others(others)] : [])].join('\n'),
        ...(found.length > 1 ? [link(search.link)] : []),
      ]
    })
    const [first] = found
    return letter(
      { ...phrases, subject: phrases.subject(count), title: phrases.title(count) },
      [phrases.text(name), ...lines],
      link(found.length === 1 && first ? first.link : paths.savedSearches()),
    )
  },
  'savedSearch',
)
