import type { useLeaveGuard } from '../navigation/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  guard: ReturnType<typeof useLeaveGuard>
  texts: { title: string; text: string; confirm: string; stay: string }
}

/** Asks before what was written is left. */
export function LeaveQuestion({ guard, texts: t }: Props) {
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
