import type { ComponentProps, ComponentType } from 'react'
import { RequireSession } from '../../shared/session/RequireSession.tsx'

/** The component of a page for signed-in people (`RequireSession`) whose screen asks nothing of the page. */
export function withSession(
  Screen: ComponentType,
  wanted: Omit<ComponentProps<typeof RequireSession>, 'children'>,
) {
  return () => (
    <RequireSession {...wanted}>
      <Screen />
    </RequireSession>
  )
}
