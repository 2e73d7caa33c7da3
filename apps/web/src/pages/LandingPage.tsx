import { landingPhrases } from '@podium/phrases/landing'
import type { PageHandle } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import {
  About,
  ForWho,
  Hero,
  HowItWorks,
  Institutional,
  livingFaces,
  Solutions,
  SportestInvitation,
  Trust,
} from '../features/landing/index.ts'

/** The faces are an ornament: the page opens without them when they cannot be read. */
export async function loader({ queryClient }: LoaderInput) {
  await queryClient.prefetchQuery(livingFaces)
}

export const handle: PageHandle = {
  head: ({ language, config }) => {
    const { hero } = landingPhrases[language]
    const { productName, publicUrl } = config
    return {
      title: hero.title,
      description: hero.lead,
      canonical: '/',
      structuredData: [{ '@type': 'Organization', name: productName, url: publicUrl }],
    }
  },
}

/** What Podium is, for whom and how, section by section (`landing.page`). */
export function Component() {
  return (
    <>
      <Hero />
      <About />
      <HowItWorks />
      <ForWho />
      <SportestInvitation />
      <Trust />
      <Solutions />
      <Institutional />
    </>
  )
}
