import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { homePhrases } from '@podium/phrases/home'
import { ImpactAtHome } from '../features/exposure/ImpactAtHome.tsx'
import { supporterSummary } from '../features/exposure/queries.ts'
import { HomeScreen, HomeSkeleton } from '../features/home/HomeScreen.tsx'
import { OwnRoster } from '../features/roster/OwnRoster.tsx'
import { ownRoster } from '../features/roster/ownRoster.ts'
import { RequestAnswer } from '../features/support/deciding/RequestAnswer.tsx'
import { useActDialogs } from '../features/support/deciding/useActDialogs.tsx'
import { useSession } from '../client/index.ts'
import { AnnouncedTerms } from './parts/AnnouncedTerms.tsx'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'

export const handle = titled(homePhrases, (t) => t.title)

export function Component() {
  const { ask, dialogs } = useActDialogs()
  // Home is one's own: who acts for somebody is on the way from here, or about to be themselves.
  if (useSession().acting) return <HomeSkeleton />
  return (
    <RequireSession scope="never" placeholder={<HomeSkeleton />}>
      <Home drawAnswer={(id) => <RequestAnswer id={id} onAct={ask} />} />
      {dialogs}
    </RequireSession>
  )
}

function Home(props: Omit<ComponentProps<typeof HomeScreen>, 'ahead' | 'ofRole'>) {
  const role = useSession().user?.role
  const roster = useQuery({ ...ownRoster(0), enabled: role === 'MANAGER' })
  const impact = useQuery({ ...supporterSummary, enabled: role === 'SPONSOR' })
  const parts = {
    MANAGER: { isRead: !roster.isPending, waits: <OwnRoster /> },
    SPONSOR: { isRead: !impact.isPending, stands: <ImpactAtHome /> },
  }
  return (
    <HomeScreen
      {...props}
      ahead={<AnnouncedTerms />}
      ofRole={role === 'MANAGER' || role === 'SPONSOR' ? parts[role] : undefined}
    />
  )
}
