import type { ReportKind } from '@podium/contract/reports'
import { reportsPhrases } from '@podium/phrases/reports'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { SignInFirst } from './SignInFirst.tsx'

const ReportDialog = lazyDialog(() => import('../../shared/reports/ReportDialog.tsx'))

interface Props {
  kind: ReportKind
  id: number
  onClose: () => void
}

/** Reports something to the administrators; a visitor signs in first. */
export default function Reporting({ kind, id, onClose }: Props) {
  const t = usePhrases(reportsPhrases)
  return (
    <SignInFirst {...t.signInFirst} onClose={onClose}>
      <ReportDialog {...{ kind, id, onClose }} />
    </SignInFirst>
  )
}
