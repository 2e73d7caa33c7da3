import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { laterDialog } from '../../shared/rendering/later.tsx'
import { supportDialogs } from './dialogs.ts'

const RequestsDialog = laterDialog(() => import('./RequestsDialog.tsx'))
const ManagerDialog = laterDialog(() => import('./ManagerDialog.tsx'))

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
