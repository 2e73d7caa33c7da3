import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plansPhrases } from '@podium/phrases/plans'
import { shellPhrases } from '@podium/phrases/shell'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { cancelOwnSubscription } from './queries.ts'

interface Props {
  name: string
  /** The day its benefits end, written for people. */
  end: string
  onClose: () => void
}

/** Asks before a plan is cancelled, and says what stays and what goes. */
export function CancelPlanDialog({ name, end, onClose }: Props) {
  const t = usePhrases(plansPhrases).cancelling
  const { close } = usePhrases(shellPhrases)
  const { isBusy, cancel } = useCancel(onClose)
  return (
    <ConfirmDialog
      title={t.title(name)}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      closeLabel={close}
      danger
      busy={isBusy}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{t.text(end)}</p>
    </ConfirmDialog>
  )
}

function useCancel(onDone: () => void) {
  const t = usePhrases(plansPhrases).cancelling
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await cancelOwnSubscription()
      await queryClient.invalidateQueries(ownSubscription)
      toast.success(t.done)
      onDone()
    } catch (error) {
      await tell(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, cancel: () => void cancel() }
}
