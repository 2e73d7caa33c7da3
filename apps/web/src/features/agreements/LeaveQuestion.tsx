import { agreementsPhrases } from '@podium/phrases/agreements'
import { usePhrases } from '../../shared/language/phrases.ts'
import type { useLeaveGuard } from '../../shared/navigation/index.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'

/** Asks before what was written is left. */
export function LeaveQuestion({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  const t = usePhrases(agreementsPhrases).form.leave
  if (!guard.isAsking) return null
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={t.stay}
      onConfirm={() => guard.answer(true)}
      onClose={() => guard.answer(false)}
      danger
    >
      <p>{t.text}</p>
    </ConfirmDialog>
  )
}
