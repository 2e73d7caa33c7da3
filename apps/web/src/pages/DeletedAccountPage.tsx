import { decisionPhrases } from '@podium/phrases/decisions'
import { DeletedAccount } from '../features/decisions/DeletedAccount.tsx'
import { linkedDecisionRead } from '../features/decisions/queries.ts'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { usePhrases } from '../shared/language/phrases.ts'
import { titled } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'

export async function loader({ params, queryClient }: LoaderInput): Promise<void> {
  await queryClient.prefetchQuery(linkedDecisionRead(params.token ?? ''))
}

export const handle = titled(decisionPhrases, (t) => t.linked.title)

/** Where the mail leads that tells of an account deleted by an admin. */
export function Component() {
  const { title } = usePhrases(decisionPhrases).linked
  return (
    <IdentityScreen title={title} fromTop>
      <DeletedAccount />
    </IdentityScreen>
  )
}
