import type { ComponentType } from 'react'
import { adminPhrases } from '@podium/phrases/admin'
import type { PageHandle } from '../shared/navigation/head.ts'
import { NotFound, type LoaderInput } from '../shared/navigation/index.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { lazyWithPreload } from '../shared/rendering/lazyWithPreload.tsx'
import { useSession } from '../client/index.ts'
import { AdminFrame } from '../features/admin/frame/AdminFrame.tsx'
import { type Part, partIn } from '../features/admin/frame/parts.ts'
import { useParams } from '../router/index.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { AdminLegalPart } from './parts/AdminLegalPart.tsx'

export function loader({ params }: LoaderInput): Promise<void> {
  const part = partIn(params.part)
  const isKnown = part !== undefined && (!params.act || (part === 'users' && params.act === 'add'))
  if (!isKnown) throw new NotFound()
  return Promise.resolve()
}

export const handle: PageHandle = {
  head: ({ language, params }) => {
    const t = adminPhrases[language]
    const part = partIn(params.part)
    return { title: part ? `${t.parts[part]} · ${t.title}` : t.title }
  },
}

const waiting = <Skeleton shape="block" height="32rem" />

const screens: Record<Part, ComponentType> = {
  dashboard: lazyWithPreload(() => import('../features/admin/machine/DashboardScreen.tsx'), { waiting }),
  users: lazyWithPreload(() => import('../features/admin/users/UsersScreen.tsx'), { waiting }),
  invitations: lazyWithPreload(() => import('../features/admin/users/InvitationsScreen.tsx'), { waiting }),
  reports: lazyWithPreload(() => import('../features/admin/content/ReportsScreen.tsx'), { waiting }),
  contacts: lazyWithPreload(() => import('../features/admin/content/ContactsScreen.tsx'), { waiting }),
  payments: lazyWithPreload(() => import('../features/admin/money/PaymentsScreen.tsx'), { waiting }),
  orders: lazyWithPreload(() => import('../features/admin/money/OrdersScreen.tsx'), { waiting }),
  ledger: lazyWithPreload(() => import('../features/admin/money/LedgerScreen.tsx'), { waiting }),
  legal: AdminLegalPart,
  sportest: lazyWithPreload(() => import('../features/admin/content/SportestScreen.tsx'), { waiting }),
  clubs: lazyWithPreload(() => import('../features/admin/content/ClubsScreen.tsx'), { waiting }),
  domains: lazyWithPreload(() => import('../features/admin/content/DomainsScreen.tsx'), { waiting }),
  audit: lazyWithPreload(() => import('../features/admin/machine/AuditScreen.tsx'), { waiting }),
  jobs: lazyWithPreload(() => import('../features/admin/machine/JobsScreen.tsx'), { waiting }),
}

/** The administration, one part at a time; each part's code comes when it is opened. */
export function Component() {
  const part = partIn(useParams().part) ?? 'dashboard'
  const Screen = screens[part]
  return (
    <RequireSession roles={['ADMIN']} placeholder={<Waiting part={part} />}>
      <AdminFrame part={part}>
        <Screen key={part} />
      </AdminFrame>
    </RequireSession>
  )
}

/** The frame is there before its part; visitors, who will not see either, see nothing. */
function Waiting({ part }: { part: Part }) {
  const { user } = useSession()
  if (user?.role !== 'ADMIN') return null
  return <AdminFrame part={part}>{waiting}</AdminFrame>
}
