import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { sportestDialog } from '../../shared/navigation/useSportestLink.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const SportestDialog = lazyDialog(() => import('../../features/sportest/SportestDialog.tsx'))

/** The sportest over any page. */
export function SportestOverlay() {
  const { isOpen, close } = useDialog(sportestDialog)
  return isOpen && <SportestDialog onClose={close} />
}
