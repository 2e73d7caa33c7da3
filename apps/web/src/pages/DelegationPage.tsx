import { delegationsPhrases } from '@podium/phrases/delegations'
import { OfferLink } from '../features/delegations/OfferLink.tsx'
import { offerRead } from '../features/delegations/queries.ts'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { usePhrases } from '../shared/language/phrases.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { titled } from '../shared/navigation/head.ts'
import { MailedFirst } from './parts/MailedFirst.tsx'

export async function loader({ params, queryClient }: LoaderInput): Promise<void> {
  await queryClient.prefetchQuery(offerRead(params.token ?? ''))
}

export const handle = titled(delegationsPhrases, (t) => t.link.title)

/** Where the mailed link of an offer leads: beginning to act for somebody. */
export function Component() {
  const { title } = usePhrases(delegationsPhrases).link
  return (
    <IdentityScreen title={title} fromTop>
      <MailedFirst />
      <OfferLink />
    </IdentityScreen>
  )
}
