import { delegationsPhrases } from '@podium/phrases/delegations'
import { OfferLink } from '../features/delegations/OfferLink.tsx'
import { offerRead } from '../features/delegations/queries.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { identityPage } from './parts/identityPage.tsx'
import { MailedFirst } from './parts/MailedFirst.tsx'

export async function loader({ params, queryClient }: LoaderInput): Promise<void> {
  await queryClient.prefetchQuery(offerRead(params.token ?? ''))
}

/** Where the mailed link of an offer leads: beginning to act for somebody. */
export const { handle, Component } = identityPage(
  delegationsPhrases,
  (t) => t.link.title,
  () => (
    <>
      <MailedFirst />
      <OfferLink />
    </>
  ),
  { fromTop: true },
)
