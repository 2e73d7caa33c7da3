import { agreementsPhrases } from '@podium/phrases/agreements'
import type { PageHandle } from '../shared/navigation/head.ts'
import { idIn } from '../shared/profiles/profileRead.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { useParams } from '../router/index.ts'
import { ChangeScreen } from '../features/agreements/ChangeScreen.tsx'
import { loadAgreement } from '../features/agreements/queries.ts'
import { agreeingRoles } from '../features/agreements/standing.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'

export const loader = loadAgreement

export const handle: PageHandle = {
  head: ({ language }) => ({ title: agreementsPhrases[language].form.changeTitle }),
}

export function Component() {
  const { id } = useParams()
  return (
    <RequireSession
      scope="SUPPORT"
      roles={agreeingRoles}
      placeholder={<PageSkeleton width="text" />}
    >
      <ChangeScreen id={idIn(id)} />
    </RequireSession>
  )
}
