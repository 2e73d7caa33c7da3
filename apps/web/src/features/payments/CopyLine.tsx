import { paymentsPhrases } from '@podium/phrases/payments'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { CopyIcon } from '../../ui/icons/signs.tsx'
import styles from './WaitingRoom.module.css'

interface Props {
  term: string
  shown: string
  /** What goes to the clipboard: as a bank's form takes it. */
  copied: string
}

/** A figure to be typed elsewhere, with a button that copies it. */
export function CopyLine({ term, shown, copied }: Props) {
  const t = usePhrases(paymentsPhrases).waiting
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      toast.success(t.copied(term))
    } catch {
      toast.error(t.couldNotCopy)
    }
  }
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{shown}</dd>
      <dd className={styles.act}>
        <IconButton
          label={t.copy(term)}
          icon={<CopyIcon />}
          size="small"
          onClick={() => void copy()}
        />
      </dd>
    </div>
  )
}
