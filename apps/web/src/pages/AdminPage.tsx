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

const screen = (load: () => Promise<{ default: ComponentType }>) =>
  lazyWithPreload(load, { waiting })

const screens: Record<AdminSection, ComponentType> = {
  dashboard: screen(() => import('../features/admin/machine/DashboardScreen.tsx')),
  users: screen(() => import('../features/admin/users/UsersScreen.tsx')),
  invitations: screen(() => import('../features/admin/users/InvitationsScreen.tsx')),
  traders: screen(() => import('../features/admin/traders/TradersScreen.tsx')),
  registers: screen(() => import('../features/admin/registers/RegistersScreen.tsx')),
  reports: screen(() => import('../features/admin/content/ReportsScreen.tsx')),
  appeals: screen(() => import('../features/admin/appeals/AppealsScreen.tsx')),
  contacts: screen(() => import('../features/admin/content/ContactsScreen.tsx')),
  payments: screen(() => import('../features/admin/money/PaymentsScreen.tsx')),
  orders: screen(() => import('../features/admin/money/OrdersScreen.tsx')),
  ledger: screen(() => import('../features/admin/money/LedgerScreen.tsx')),
  legal: AdminLegalPart,
  sportest: screen(() => import('../features/admin/content/SportestScreen.tsx')),
  clubs: screen(() => import('../features/admin/content/ClubsScreen.tsx')),
  domains: screen(() => import('../features/admin/content/DomainsScreen.tsx')),
  audit: screen(() => import('../features/admin/machine/AuditScreen.tsx')),
  jobs: screen(() => import('../features/admin/machine/FailuresScreen.tsx')),
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
