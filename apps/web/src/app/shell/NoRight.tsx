import type { ReactNode } from 'react'
import { useSession } from '../../client/index.ts'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'

const NoRightScreen = lazyWithPreload(() => import('./NoRightScreen.tsx'))

/**
 * Stands at the index in place of the page for a signed-in user who was led there by a page for others
 * (`pages.access`), and says why.
 */
export function NoRight({ children }: { children: ReactNode }) {
  const { noRight } = useNavigationState()
  const { user } = useSession()
  return noRight && user ? <NoRightScreen roles={noRight} user={user} /> : children
}
