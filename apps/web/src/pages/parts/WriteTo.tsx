import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../app/phrases.ts'
import { useDialog } from '../../app/useDialog.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { MailIcon } from '../../ui/icons/signs.tsx'
import { Writing } from './Writing.tsx'

/** A button that writes to somebody. */
export function WriteTo({ id, name }: { id: number; name: string }) {
  const t = usePhrases(messagesPhrases).write
  const dialog = useDialog(`write-${id}`)
  return (
    <>
      <Button size="small" icon={<MailIcon />} onClick={dialog.open}>
        {t.action}
      </Button>
      {dialog.isOpen && <Writing to={{ id, name }} onClose={dialog.close} />}
    </>
  )
}
