import type { ReportKind } from '@podium/contract/reports'
import { useSession } from '../../client/index.ts'
import { lazyDialog } from '../rendering/lazyWithPreload.tsx'

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx'))
const NoticeDialog = lazyDialog(() => import('./NoticeDialog.tsx'))

interface Props {
  kind: ReportKind
  id: number
  onClose: () => void
}

/** Reports something to the administrators, as a member or as a visitor. A lost session asks by itself. */
export default function Reporting(props: Props) {
  const { user, isKnown, hasEnded } = useSession()
  if (!isKnown) return null
  return user || hasEnded ? <ReportDialog {...props} /> : <NoticeDialog {...props} />
}
