import { shellPhrases } from '@podium/phrases/shell'
import { tokensPhrases } from '@podium/phrases/tokens'
import { CopyButton } from '../../shared/downloads/CopyButton.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import styles from './tokens.module.css'

/** A token that was just made, shown this once. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const t = usePhrases(tokensPhrases).shown
  const { close } = usePhrases(shellPhrases)
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
      size="small"
      footer={
        <Button variant="primary" wide onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t.text}</p>
        <p className={styles.secret}>
          <code aria-label={t.label}>{token}</code>
          <CopyButton what={t.label} text={token} />
        </p>
      </div>
    </Dialog>
  )
}
