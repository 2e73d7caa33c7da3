import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { textLimits } from '@podium/contract/limits'
import { messagesPhrases } from '@podium/phrases/messages'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../app/phrases.ts'
import { useContractForm } from '../../app/useContractForm.ts'
import { useIdempotencyKey } from '../../app/useIdempotencyKey.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import styles from './MessageDialog.module.css'
import { MessageNotes } from './MessageNotes.tsx'
import { threadRead } from './queries.ts'

interface Props {
  to: { id: number; name: string }
  onClose: () => void
}

/** Writes to somebody; neither learns the address of the other. */
export default function MessageDialog({ to, onClose }: Props) {
  const t = usePhrases(messagesPhrases).write
  const { close, cancel } = usePhrases(shellPhrases)
  const { data: thread } = useQuery(threadRead(to.id))
  const { form, isBusy, errorOf } = useSend({ to, onClose })
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button
        type="submit"
        form="message-form"
        variant="primary"
        busy={isBusy}
        disabled={thread?.abilities.write === false}
      >
        {t.send}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.title(to.name)}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={footer}
    >
      <form {...form} id="message-form" className={styles.form}>
        {thread && <MessageNotes thread={thread} name={to.name} />}
        <TextareaField
          name="message"
          label={t.text}
          rows={6}
          maxLength={textLimits.message}
          counter={(length) => t.counter(length, textLimits.message)}
          limitReached={t.limitReached}
          hint={t.privacy}
          required
          error={errorOf('message')}
        />
      </form>
    </Dialog>
  )
}

function useSend({ to, onClose }: Props) {
  const t = usePhrases(messagesPhrases).write
  const queryClient = useQueryClient()
  const keyFor = useIdempotencyKey()
  const key = useRef('')
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['messages'] })
  return useContractForm({
    route: async () => (await import('@podium/contract/messages')).sendMessage,
    input: ({ message = '' }) => {
      const body = { userId: to.id, message }
      key.current = keyFor(body)
      return { body }
    },
    options: () => ({ idempotencyKey: key.current }),
    onDone: () => {
      void readAgain()
      toast.success(t.sent)
      onClose()
    },
    onError: () => {
      void readAgain()
      return false
    },
  })
}
