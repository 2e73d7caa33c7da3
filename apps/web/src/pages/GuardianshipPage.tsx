import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { GuardianLink } from '../features/guardianship/GuardianLink.tsx'
import { guardianOfferRead } from '../features/guardianship/queries.ts'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { usePhrases } from '../shared/language/phrases.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { titled } from '../shared/navigation/head.ts'
import { MailedFirst } from './parts/MailedFirst.tsx'

export async function loader({ params, queryClient }: LoaderInput): Promise<void> {
  await queryClient.prefetchQuery(guardianOfferRead(params.token ?? ''))
}

export const handle = titled(guardianshipPhrases, (t) => t.link.title)

/** Where the link mailed to an adult leads: becoming the guardian of somebody under 18. */
export function Component() {
  const { title } = usePhrases(guardianshipPhrases).link
  return (
    <IdentityScreen title={title} fromTop>
      <MailedFirst />
      <GuardianLink />
    </IdentityScreen>
  )
}
