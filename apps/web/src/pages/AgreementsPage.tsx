import { agreementsPhrases } from '@podium/phrases/agreements'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { AgreementsScreen } from '../features/agreements/AgreementsScreen.tsx'
import { agreeingRoles } from '../features/agreements/standing.ts'

export const handle = titled(agreementsPhrases, (t) => t.title)

export function Component() {
  return (
    <RequireSession
      scope="SUPPORT"
      roles={agreeingRoles}
      placeholder={<PageSkeleton title="16rem" blocks={['16rem']} />}
    >
      <AgreementsScreen />
    </RequireSession>
  )
}
