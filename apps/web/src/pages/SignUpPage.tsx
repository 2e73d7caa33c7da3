import { paths } from '@podium/contract/paths'
import { identityPhrases } from '@podium/phrases/identity'
import type { PageHandle } from '../shared/navigation/head.ts'
import { SignUpScreen } from '../features/identity/SignUpScreen.tsx'
import { LegalLink } from '../features/legal/LegalLink.tsx'

export const handle: PageHandle = {
  head: ({ language }) => {
    const { title, lead } = identityPhrases[language].registration
    return { title, description: lead, canonical: paths.signUp() }
  },
}

export function Component() {
  return <SignUpScreen termsLink={(text) => <LegalLink kind="terms">{text}</LegalLink>} />
}
