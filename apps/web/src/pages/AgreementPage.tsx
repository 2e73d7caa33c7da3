import { agreementsPhrases } from '@podium/phrases/agreements'
import type { PageHandle } from '../shared/navigation/head.ts'
import { idIn } from '../shared/profiles/profileRead.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { useParams } from '../router/index.ts'
import { AgreementScreen } from '../features/agreements/AgreementScreen.tsx'
import { loadAgreement } from '../features/agreements/queries.ts'
import { agreeingRoles } from '../features/agreements/standing.ts'
import { lazyDialog } from '../shared/rendering/lazyWithPreload.tsx'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'

const Writing = lazyDialog(() => import('./parts/Writing.tsx'))

export const loader = loadAgreement

export const handle: PageHandle = {
  head: ({ language }) => ({ title: agreementsPhrases[language].title }),
}

export function Component() {
  const { id } = useParams()
  return (
    <RequireSession
      scope="SUPPORT"
      roles={agreeingRoles}
      placeholder={<PageSkeleton width="text" />}
    >
      <AgreementScreen
        id={idIn(id)}
        writing={(to, onClose) => <Writing to={to} onClose={onClose} />}
      />
    </RequireSession>
  )
}
