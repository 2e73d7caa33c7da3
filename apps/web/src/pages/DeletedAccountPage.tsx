import { decisionPhrases } from '@podium/phrases/decisions'
import { DeletedAccount } from '../features/decisions/DeletedAccount.tsx'
import { linkedDecisionRead } from '../features/decisions/queries.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { identityPage } from './parts/identityPage.tsx'

export async function loader({ params, queryClient }: LoaderInput): Promise<void> {
  await queryClient.prefetchQuery(linkedDecisionRead(params.token ?? ''))
}

/** Where the mail leads that tells of an account deleted by an admin. */
export const { handle, Component } = identityPage(
  decisionPhrases,
  (t) => t.linked.title,
  DeletedAccount,
)
