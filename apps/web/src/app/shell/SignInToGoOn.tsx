import { paths } from '@podium/contract/paths'
import { useSession } from '../../client/index.ts'
import { Navigate, useLocation, useNavigate } from '../../router/index.ts'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'
import { ownPath } from '../../shared/navigation/paths.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const SignInToGoOnDialog = lazyDialog(
  () => import('../../features/identity/SignInToGoOnDialog.tsx'),
)

/**
 * Who was led to the index by a page that is for signed-in people (`RequireSession`) signs in over it
 * and goes on to that page.
 */
export function SignInToGoOn() {
  const { returnTo } = useNavigationState()
  const { pathname } = useLocation()
  const { user, isKnown } = useSession()
  const navigate = useNavigate()
  if (!returnTo || pathname !== paths.index() || !isKnown) return null
  if (user) return <Navigate to={ownPath(returnTo, paths.index())} replace />
  return (
    <SignInToGoOnDialog
      returnTo={returnTo}
      onClose={() => navigate(paths.index(), { replace: true })}
    />
  )
}
