import { sportestTypes } from '@podium/contract/sportest-rules'
import { sportestPhrases } from '@podium/phrases/sportest'
import type { Language } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import type { Head, PageHandle } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { SportestMatches } from '../features/discovery/SportestMatches.tsx'
import { PersonCard } from '../features/network/PersonCard.tsx'
import { loadSportest } from '../features/sportest/queries.ts'
import { SportestScreen } from '../features/sportest/SportestScreen.tsx'

export const loader = ({ queryClient }: LoaderInput) => loadSportest(queryClient)

export const handle: PageHandle = {
  head: ({ language, search }) => {
    const { name, title, lead } = sportestPhrases[language]
    const page = { title: `${name}: ${title}`, description: lead, canonical: paths.sportest() }
    return { ...page, ...sharedScore(search, language) }
  },
}

/** What a link passed on with a score shows: that score. */
function sharedScore(search: string, language: Language): Partial<Head> {
  const given = new URLSearchParams(search)
  const score = given.get('score')
  if (!score || !/^(\d|10)$/.test(score)) return {}
  const type = sportestTypes.find((known) => known.toLowerCase() === given.get('test'))
  const card = type ? `${type.toLowerCase()}-${score}` : score
  return {
    shared: paths.sportest({ test: type?.toLowerCase(), score }),
    image: `/files/card/sportest/${card}.png?lang=${language}`,
  }
}

export function Component() {
  return (
    <SportestScreen
      drawMatches={(taken) => (
        <SportestMatches
          taken={taken}
          drawCard={(person) => <PersonCard key={person.id} person={person} />}
        />
      )}
    />
  )
}
