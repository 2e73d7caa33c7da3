import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { shellPhrases } from '@podium/phrases/shell'
import { supportersPhrases } from '@podium/phrases/supporters'
import { Form } from '../../../shared/forms/Form.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialogAbout } from '../../../shared/dialogs/useDialogAbout.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { supportEntry } from '../queries.ts'
import styles from '../requesting/SupportDialog.module.css'
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
  const { close } = usePhrases(shellPhrases)
  const formId = useId()
  const { form, isBusy, errorOf } = useClose(entry, onClose)
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      size="small"
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>{confirm.keep}</Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {t.act}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} className={styles.form}>
        <p>{t.text}</p>
        <TextareaField
          name="reason"
          label={t.reason}
          maxLength={reasonLength}
          rows={3}
          required
          error={errorOf('reason')}
        />
      </Form>
    </Dialog>
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
