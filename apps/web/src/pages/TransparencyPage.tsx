import { paths } from '@podium/contract/paths'
import type { Transparency } from '@podium/contract/transparency'
import { transparencyPhrases } from '@podium/phrases/transparency'
import { loadTransparency, transparencyOf } from '../features/transparency/queries.ts'
import { TransparencyScreen } from '../features/transparency/TransparencyScreen.tsx'
import type { PageHandle } from '../shared/navigation/head.ts'

export const loader = loadTransparency

export const handle: PageHandle = {
  head: ({ queryClient, params, language }) => {
    const t = transparencyPhrases[language]
    const wanted = transparencyOf(params.year)
    const shown = queryClient.getQueryData<Transparency>(wanted.queryKey)
    if (!shown) return { title: t.title }
    return {
      title: t.titleOf(shown.year),
      description: t.description(shown.year),
      canonical: paths.transparency({ year: params.year }),
    }
  },
}

export function Component() {
  return <TransparencyScreen />
}
