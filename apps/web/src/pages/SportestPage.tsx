import { sportestPhrases } from '@podium/phrases/sportest'
import type { PageHandle } from '../app/head.ts'
import type { LoaderInput } from '../app/navigation/index.ts'
import { paths } from '../app/paths.ts'
import { loadSportest } from '../features/sportest/queries.ts'
import { SportestScreen } from '../features/sportest/SportestScreen.tsx'

export const loader = ({ queryClient }: LoaderInput) => loadSportest(queryClient)

export const handle: PageHandle = {
  head: ({ language }) => {
    const { name, title, lead } = sportestPhrases[language]
    return { title: `${name}: ${title}`, description: lead, canonical: paths.sportest }
  },
}

export const Component = SportestScreen
