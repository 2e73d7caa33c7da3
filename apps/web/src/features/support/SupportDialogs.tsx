import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { supportDialogs } from './dialogs.ts'

const RequestsDialog = lazyDialog(() => import('./deciding/RequestsDialog.tsx'))
const OwnSupportsDialog = lazyDialog(() => import('./tables/OwnSupportsDialog.tsx'))

/** The requests that wait, and the tables of the user's own supports, over any page. */
export default function SupportDialogs() {
  const supports = useDialog(supportDialogs.supports)
  const requests = useDialog(supportDialogs.requests)
  return (
    <>
      {requests.isOpen && <RequestsDialog onClose={requests.close} onSeeAll={supports.open} />}
      {supports.isOpen && <OwnSupportsDialog onClose={supports.close} />}
    </>
  )
}
