import type { ReactNode } from 'react'
import { agreeingRoles } from '../../features/agreements/standing.ts'
import { PageSkeleton } from '../../shared/rendering/ReadPage.tsx'
import { RequireSession } from '../../shared/session/RequireSession.tsx'

/** For who may agree on something, or acts for somebody who may. */
export function Agreeing({ children }: { children: ReactNode }) {
  return (
    <RequireSession
      scope="SUPPORT"
      roles={agreeingRoles}
      placeholder={<PageSkeleton width="text" />}
    >
      {children}
    </RequireSession>
  )
}
