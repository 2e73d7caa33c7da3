import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { supportDialogs } from './dialogs.ts'

const RequestsDialog = lazyDialog(() => import('./RequestsDialog.tsx'))
const ManagerDialog = lazyDialog(() => import('./ManagerDialog.tsx'))

/** The requests that wait, and one's own tables, over any page. */
export function SupportDialogs() {
  const manager = useDialog(supportDialogs.manager)
  const requests = useDialog(supportDialogs.requests)
  return (
    <>
      {requests.isOpen && <RequestsDialog onClose={requests.close} onSeeAll={manager.open} />}
      {manager.isOpen && <ManagerDialog onClose={manager.close} />}
    </>
  )
}
