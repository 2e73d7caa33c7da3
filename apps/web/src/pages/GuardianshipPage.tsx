import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { GuardianLink } from '../features/guardianship/GuardianLink.tsx'
import { guardianOfferRead } from '../features/guardianship/queries.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { identityPage } from './parts/identityPage.tsx'
import { MailedFirst } from './parts/MailedFirst.tsx'

export async function loader({ params, queryClient }: LoaderInput): Promise<void> {
  await queryClient.prefetchQuery(guardianOfferRead(params.token ?? ''))
}

/** Where the link mailed to an adult leads: becoming the guardian of somebody under 18. */
export const { handle, Component } = identityPage(
  guardianshipPhrases,
  (t) => t.link.title,
  () => (
    <>
      <MailedFirst />
      <GuardianLink />
    </>
  ),
  { fromTop: true },
)
