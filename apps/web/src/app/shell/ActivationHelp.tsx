import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const ResendActivationDialog = lazyDialog(
  () => import('../../features/identity/ResendActivationDialog.tsx'),
)

/**
 * The request for a new activation link, over the page one was sent to (`activation.link`). Closing
 * leads home.
 */
export function ActivationHelp() {
  const { resendActivation, email } = useNavigationState()
  const navigate = useNavigate()
  if (!resendActivation) return null
  return (
    <ResendActivationDialog
      reason={resendActivation}
      email={email ?? ''}
      onClose={() => navigate(paths.index(), { replace: true })}
    />
  )
}
