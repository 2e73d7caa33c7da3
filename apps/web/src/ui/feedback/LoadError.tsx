import { Button } from '../actions/Button.tsx'
import styles from './feedback.module.css'

type LoadErrorProps = {
  /** "Could not load the supporters." */
  message: string
  retryLabel: string
  onRetry: () => void
  /** While the retry runs. */
  busy?: boolean
}

/** Stands where the list would: says what failed and offers to try again. */
export function LoadError({ message, retryLabel, onRetry, busy = false }: LoadErrorProps) {
  return (
    <div className={styles.loadError} role="alert">
      <p>{message}</p>
      <Button size="small" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
