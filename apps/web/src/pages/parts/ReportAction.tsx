import { lazy } from 'react'
import type { ReportKind } from '@podium/contract/reports'
import { reportsPhrases } from '@podium/phrases/reports'
import { usePhrases } from '../../app/phrases.ts'
import { useDialog } from '../../app/useDialog.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { SignInFirst } from './SignInFirst.tsx'

const ReportDialog = lazy(() => import('../../features/reports/ReportDialog.tsx'))

/** Tells the administrators of something; whoever is not signed in does that first. */
export function ReportAction({ kind, id }: { kind: ReportKind; id: number }) {
  const t = usePhrases(reportsPhrases)
  const { isOpen, open, close } = useDialog(`report-${kind}-${id}`)
  return (
    <>
      <Button size="small" variant="quiet" onClick={open}>
        {t.action}
      </Button>
      {isOpen && (
        <SignInFirst {...t.signInFirst} onClose={close}>
          <ReportDialog kind={kind} id={id} onClose={close} />
        </SignInFirst>
      )}
    </>
  )
}
