import { CopyButton } from '../../shared/downloads/CopyButton.tsx'
import styles from './WaitingRoom.module.css'

interface Props {
  term: string
  shown: string
  /** What goes to the clipboard: as a bank's form takes it. */
  copied: string
}

/** A figure to be typed elsewhere, with a button that copies it. */
export function CopyLine({ term, shown, copied }: Props) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{shown}</dd>
      <dd className={styles.act}>
        <CopyButton what={term} text={copied} />
      </dd>
    </div>
  )
}
