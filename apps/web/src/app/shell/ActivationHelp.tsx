import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import { useHandover } from '../../shared/navigation/handover.ts'
import { laterDialog } from '../../shared/rendering/later.tsx'

const ResendActivationDialog = laterDialog(
  () => import('../../features/identity/ResendActivationDialog.tsx'),
)

/**
 * The request for a new activation link, over the page one was sent to (`activation.link`). Closing
 * leads home.
 */
export function ActivationHelp() {
  const { resendActivation, email } = useHandover()
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
