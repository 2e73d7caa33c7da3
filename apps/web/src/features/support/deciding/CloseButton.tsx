import { useQueryClient } from '@tanstack/react-query'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialogAbout } from '../../../shared/dialogs/useDialogAbout.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { supportEntry } from '../queries.ts'
import { useSupportChanged } from '../useSupportChanged.ts'

/** Longest reason, in characters; as in the contract. */
const reasonLength = 255

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

function CloseDialog({ entry, onClose }: { entry: SupportEntry; onClose: () => void }) {
  const { closing: t, confirm } = usePhrases(supportersPhrases)
  const { form, isBusy, errorOf } = useClose(entry, onClose)
  return (
    <FormDialog
      title={t.title}
      size="small"
      form={form}
      isBusy={isBusy}
      submit={t.act}
      danger
      cancelLabel={confirm.keep}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <TextareaField
        name="reason"
        label={t.reason}
        maxLength={reasonLength}
        rows={3}
        required
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}

function useClose({ id, status }: SupportEntry, onClose: () => void) {
  const { done } = usePhrases(supportersPhrases).closing
  const keyFor = useIdempotencyKey()
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  return useContractForm({
    route: () => import('@podium/contract/support').then((contract) => contract.closeSupport),
    input: ({ reason = '' }) => ({ params: { id }, query: { status }, body: { reason } }),
    options: () => ({ idempotencyKey: keyFor([id, status]) }),
    onDone: (entry) => {
      onClose()
      queryClient.setQueryData(supportEntry(id).queryKey, entry)
      changed()
      toast.success(done)
    },
    onError: () => {
      changed()
      return false
    },
  })
}
