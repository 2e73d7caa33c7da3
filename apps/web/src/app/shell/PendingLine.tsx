import { useIsPending } from '../../shared/navigation/index.ts'
import styles from './PendingLine.module.css'

/** A line along the top edge while the next page is on its way; quick pages never show it. */
export function PendingLine() {
  return useIsPending() && <div className={styles.line} role="presentation" />
}
