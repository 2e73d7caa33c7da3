import { useNavigation } from 'react-router'
import styles from './PendingLine.module.css'

/** A line along the top edge while the next page is on its way; quick pages never show it. */
export function PendingLine() {
  const isPending = useNavigation().state !== 'idle'
  return isPending && <div className={styles.line} role="presentation" />
}
