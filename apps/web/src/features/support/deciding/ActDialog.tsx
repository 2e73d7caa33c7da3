import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useAct } from './useAct.ts'
import { useFacts } from './useFacts.ts'

interface Props {
  entry: SupportEntry
  act: 'reject' | 'cancel'
  onClose: () => void
  onDone?: () => void
  /** It has changed meanwhile; this is how it stands. */
  onChanged: (entry: SupportEntry) => void
}

/** Asks before a request is declined, taken back, or a running support ended: each has its own words. */
export function ActDialog({ entry, act, onClose, onDone, onChanged }: Props) {
  const { confirm } = usePhrases(supportersPhrases)
  const { isBusy, run } = useAct()
  const facts = useFacts()(entry)
  const isActive = entry.status === 'ACTIVE'
  const t =
    act === 'reject' ? confirm.reject : isActive ? confirm.cancelActive : confirm.cancelPending
  const go = async () => {
    const outcome = await run(act, entry)
    if (outcome.is === 'failed') return
    if (outcome.is === 'changed') return onChanged(outcome.entry)
    onClose()
    onDone?.()
    toast.success(t.done)
  }
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.act}
      cancelLabel={confirm.keep}
      onConfirm={() => void go()}
      onClose={onClose}
      busy={isBusy}
      danger
    >
      <p>{t.text(facts)}</p>
    </ConfirmDialog>
  )
}
