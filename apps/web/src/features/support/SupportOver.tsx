import { lazy, Suspense } from 'react'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { supportDialogs } from './dialogs.ts'

const RequestsDialog = lazy(() => import('./RequestsDialog.tsx'))
const ManagerDialog = lazy(() => import('./ManagerDialog.tsx'))

/** The requests that wait, and one's own tables, over any page. */
export default function SupportOver() {
  const manager = useDialog(supportDialogs.manager)
  const requests = useDialog(supportDialogs.requests)
  return (
    <Suspense>
      {requests.isOpen && <RequestsDialog onClose={requests.close} onSeeAll={manager.open} />}
      {manager.isOpen && <ManagerDialog onClose={manager.close} />}
    </Suspense>
  )
}
