import { agreementsPhrases } from '@podium/phrases/agreements'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { AgreementsScreen, AgreementsSkeleton } from '../features/agreements/AgreementsScreen.tsx'
import { agreeingRoles } from '../features/agreements/standing.ts'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: agreementsPhrases[language].title }),
}

export function Component() {
  return (
    <RequireSession scope="SUPPORT" roles={agreeingRoles} placeholder={<AgreementsSkeleton />}>
      <AgreementsScreen />
    </RequireSession>
  )
}
