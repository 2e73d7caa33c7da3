import { lazy, Suspense, type ComponentType } from 'react'
import { adminPhrases } from '@podium/phrases/admin'
import type { PageHandle } from '../shared/navigation/head.ts'
import { NotFound, type LoaderInput } from '../shared/navigation/index.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
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

const screens: Record<Part, ComponentType> = {
  dashboard: lazy(() => import('../features/admin/machine/DashboardScreen.tsx')),
  users: lazy(() => import('../features/admin/users/UsersScreen.tsx')),
  invitations: lazy(() => import('../features/admin/users/InvitationsScreen.tsx')),
  reports: lazy(() => import('../features/admin/content/ReportsScreen.tsx')),
  contacts: lazy(() => import('../features/admin/content/ContactsScreen.tsx')),
  payments: lazy(() => import('../features/admin/money/PaymentsScreen.tsx')),
  orders: lazy(() => import('../features/admin/money/OrdersScreen.tsx')),
  ledger: lazy(() => import('../features/admin/money/LedgerScreen.tsx')),
  legal: AdminLegalPart,
  sportest: lazy(() => import('../features/admin/content/SportestScreen.tsx')),
  clubs: lazy(() => import('../features/admin/content/ClubsScreen.tsx')),
  domains: lazy(() => import('../features/admin/content/DomainsScreen.tsx')),
  audit: lazy(() => import('../features/admin/machine/AuditScreen.tsx')),
  jobs: lazy(() => import('../features/admin/machine/JobsScreen.tsx')),
}

/** The administration, one part at a time; each part's code comes when it is opened. */
export function Component() {
  const part = partIn(useParams().part) ?? 'dashboard'
  const Screen = screens[part]
  return (
    <RequireSession roles={['ADMIN']} placeholder={<Waiting part={part} />}>
      <AdminFrame part={part}>
        <Suspense fallback={<Skeleton shape="block" height="32rem" />}>
          <Screen key={part} />
        </Suspense>
      </AdminFrame>
    </RequireSession>
  )
}

/** The frame is there before its part; visitors, who will not see either, see nothing. */
function Waiting({ part }: { part: Part }) {
  const { user } = useSession()
  if (user?.role !== 'ADMIN') return null
  return (
    <AdminFrame part={part}>
      <Skeleton shape="block" height="32rem" />
    </AdminFrame>
  )
}
