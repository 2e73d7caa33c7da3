import type { ComponentType } from 'react'
import { adminPhrases } from '@podium/phrases/admin'
import type { PageHandle } from '../shared/navigation/head.ts'
import { NotFound, type LoaderInput } from '../shared/navigation/index.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { lazyWithPreload } from '../shared/rendering/lazyWithPreload.tsx'
import { useSession } from '../client/index.ts'
import { AdminFrame } from '../features/admin/frame/AdminFrame.tsx'
import { type AdminSection, sectionIn } from '../features/admin/frame/sections.ts'
import { useParams } from '../router/index.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { AdminLegalPart } from './parts/AdminLegalPart.tsx'

export function loader({ params }: LoaderInput): Promise<void> {
  const section = sectionIn(params.part)
  const isKnown =
    section !== undefined && (!params.act || (section === 'users' && params.act === 'add'))
  if (!isKnown) throw new NotFound()
  return Promise.resolve()
}

export const handle: PageHandle = {
  head: ({ language, params }) => {
    const t = adminPhrases[language]
    const section = sectionIn(params.part)
    return { title: section ? `${t.parts[section]} · ${t.title}` : t.title }
  },
}

const waiting = <Skeleton shape="block" height="32rem" />

const screens: Record<AdminSection, ComponentType> = {
  dashboard: lazyWithPreload(() => import('../features/admin/machine/DashboardScreen.tsx'), {
    waiting,
  }),
  users: lazyWithPreload(() => import('../features/admin/users/UsersScreen.tsx'), { waiting }),
  invitations: lazyWithPreload(() => import('../features/admin/users/InvitationsScreen.tsx'), {
    waiting,
  }),
  traders: lazyWithPreload(() => import('../features/admin/traders/TradersScreen.tsx'), {
    waiting,
  }),
  registers: lazyWithPreload(() => import('../features/admin/registers/RegistersScreen.tsx'), {
    waiting,
  }),
  reports: lazyWithPreload(() => import('../features/admin/content/ReportsScreen.tsx'), {
    waiting,
  }),
  appeals: lazyWithPreload(() => import('../features/admin/appeals/AppealsScreen.tsx'), {
    waiting,
  }),
  contacts: lazyWithPreload(() => import('../features/admin/content/ContactsScreen.tsx'), {
    waiting,
  }),
  payments: lazyWithPreload(() => import('../features/admin/money/PaymentsScreen.tsx'), {
    waiting,
  }),
  orders: lazyWithPreload(() => import('../features/admin/money/OrdersScreen.tsx'), { waiting }),
  ledger: lazyWithPreload(() => import('../features/admin/money/LedgerScreen.tsx'), { waiting }),
  legal: AdminLegalPart,
  sportest: lazyWithPreload(() => import('../features/admin/content/SportestScreen.tsx'), {
    waiting,
  }),
  clubs: lazyWithPreload(() => import('../features/admin/content/ClubsScreen.tsx'), { waiting }),
  domains: lazyWithPreload(() => import('../features/admin/content/DomainsScreen.tsx'), {
    waiting,
  }),
  audit: lazyWithPreload(() => import('../features/admin/machine/AuditScreen.tsx'), { waiting }),
  jobs: lazyWithPreload(() => import('../features/admin/machine/FailuresScreen.tsx'), { waiting }),
}

/** The administration, one section at a time; the code of each comes when it is opened. */
export function Component() {
  const section = sectionIn(useParams().part) ?? 'dashboard'
  const Screen = screens[section]
  return (
    <RequireSession scope="never" roles={['ADMIN']} placeholder={<Waiting section={section} />}>
      <AdminFrame section={section}>
        <Screen key={section} />
      </AdminFrame>
    </RequireSession>
  )
}

/** The frame is there before its section; visitors, who will not see either, see nothing. */
function Waiting({ section }: { section: AdminSection }) {
  const { user } = useSession()
  if (user?.role !== 'ADMIN') return null
  return <AdminFrame section={section}>{waiting}</AdminFrame>
}
