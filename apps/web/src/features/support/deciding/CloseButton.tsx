import { useQueryClient } from '@tanstack/react-query'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { DecisionDialog } from '../../../shared/decisions/DecisionDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialogAbout } from '../../../shared/dialogs/useDialogAbout.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { supportEntry } from '../queries.ts'
import { useSupportChanged } from '../useSupportChanged.ts'

/** An admin ends a running support, with a reason that both sides read. */
export function CloseButton({ entry }: { entry: SupportEntry }) {
  const t = usePhrases(supportersPhrases).closing
  const { subject, open, close } = useDialogAbout<true>('close-support')
  return (
    <>
      <Button variant="danger" onClick={() => open(true)}>
        {t.open}
      </Button>
      {subject && <CloseDialog entry={entry} onClose={close} />}
    </>
  )
}

function CloseDialog({
  entry: { id, status },
  onClose,
}: {
  entry: SupportEntry
  onClose: () => void
}) {
  const { closing: t, confirm } = usePhrases(supportersPhrases)
  const keyFor = useIdempotencyKey(`close-support ${id}`)
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  return (
    <DecisionDialog
      title={t.title}
      submit={t.act}
      cancelLabel={confirm.keep}
      route={() => import('@podium/contract/support').then((contract) => contract.closeSupport)}
      input={(body) => ({ params: { id }, query: { status }, body })}
      keyFor={keyFor}
      onDone={(entry) => {
        onClose()
        queryClient.setQueryData(supportEntry(id).queryKey, entry)
        changed()
        toast.success(t.done)
      }}
      onError={() => {
        changed()
        return false
      }}
      onClose={onClose}
    >
      <p>{t.text}</p>
    </DecisionDialog>
  )
}
