import { shellPhrases } from '@podium/phrases/shell'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { CopyButton } from '../../shared/downloads/CopyButton.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import styles from './webhooks.module.css'

interface Props {
  secret: string
  /** Until when the one before holds too; left out where there was none. */
  oldUntil?: string | null
  onClose: () => void
}

/** The secret of an endpoint, shown this once: no press beside it loses it. */
export function SecretDialog({ secret, oldUntil, onClose }: Props) {
  const t = usePhrases(webhooksPhrases).secret
  const { close } = usePhrases(shellPhrases)
  const { moment } = useFormats()
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t.text}</p>
        <p className={styles.secret}>
          <code>{secret}</code>
          <CopyButton what={t.label} text={secret} />
        </p>
        {oldUntil && <p className={styles.lead}>{t.until(moment(oldUntil))}</p>}
      </div>
    </Dialog>
  )
}
