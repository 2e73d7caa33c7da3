import { useState, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { Navigate, useLocation } from '../../router/index.ts'
import type { Role } from '@podium/contract/roles'
import { type Needed, useMay, useSession } from '../../client/index.ts'
import { navigationState } from '../navigation/navigationState.ts'
import { lazyWithPreload } from '../rendering/lazyWithPreload.tsx'
import { useHydrated } from '../rendering/useHydrated.ts'

/** In place of what who acts for somebody may not use. */
export const NotAllowed = lazyWithPreload(() => import('./NotAllowed.tsx'))

interface Props {
  /** Only these; a signed-in user of another role goes to the index, which says why. All when left out. */
  roles?: readonly Role[]
  /** What somebody needs who acts for a member; `never`, where only the member themselves may be. */
  scope: Needed
  /** What the server draws, and what stands until it is known who is here: a skeleton of the page. */
  placeholder?: ReactNode
  children: ReactNode
}

/**
 * Wraps a page that is for signed-in people. A visitor goes to the index (`pages.access`), where
 * `SignInToGoOn` asks them to sign in and leads them back. Who signs out, here or in another tab, or
 * does not want to sign in again, goes there too. When the session is lost while the page is open, the
 * page stays: the dialog over it asks to sign in again. So it does for who acts for a member and may less
 * meanwhile: what they typed is theirs to copy. Who has yet to turn two-factor sign-in on is
 * led to where that is done.
 */
export function RequireSession({ roles, scope, placeholder = null, children }: Props) {
  const { user, isKnown, hasEnded, hasLeft } = useSession()
  const { pathname, search, hash, state } = useLocation()
  const isHydrated = useHydrated()
  const isAllowed = useMay(scope)
  const [wasHere, setWasHere] = useState(false)
  if (user && !wasHere) setWasHere(true)
  const [allowedAs, setAllowedAs] = useState<number>()
  if (user && isAllowed && allowedAs !== user.id) setAllowedAs(user.id)
  if (!isKnown || !isHydrated) return placeholder
  if (hasEnded) return children
  if (!user && wasHere && hasLeft) return <Navigate to={paths.index()} replace />
  if (!user) {
    const handedOn = { ...(state as object | null), returnTo: pathname + search + hash }
    return <Navigate to={paths.index()} replace state={navigationState(handedOn)} />
  }
  if (user.twoFactorDemanded && !pathname.startsWith(paths.settings())) {
    return <Navigate to={paths.settings({ part: 'two-factor' })} replace />
  }
  if (roles && !roles.includes(user.role)) {
    return <Navigate to={paths.index()} replace state={navigationState({ noRight: roles })} />
  }
  if (!isAllowed && allowedAs !== user.id) return <NotAllowed />
  return children
}
