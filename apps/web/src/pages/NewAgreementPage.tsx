import { agreementsPhrases } from '@podium/phrases/agreements'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { ProposeScreen } from '../features/agreements/ProposeScreen.tsx'
import { loadPartner as loader } from '../features/agreements/queries.ts'
import { agreeingRoles } from '../features/agreements/standing.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'

export { loader }

export const handle: PageHandle = {
  head: ({ language }) => ({ title: agreementsPhrases[language].form.title }),
}

export function Component() {
  return (
    <RequireSession
      scope="SUPPORT"
      roles={agreeingRoles}
      placeholder={<PageSkeleton width="text" />}
    >
      <ProposeScreen />
    </RequireSession>
  )
}
