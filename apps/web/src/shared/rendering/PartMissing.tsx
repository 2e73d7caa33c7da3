import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { shellPhrases } from '@podium/phrases/shell'
import { Button } from '../../ui/actions/Button.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { usePhrases } from '../language/phrases.ts'
import type { Recovery } from './fetchAgain.ts'
import styles from './PartMissing.module.css'

export interface MissingProps {
  recovery: Recovery
  busy: boolean
  onRetry: () => void
  onClose: () => void
}

/** Stands where a part would, whose file did not come. */
export function PartMissing({ recovery, busy, onRetry }: MissingProps) {
  const t = usePhrases(shellPhrases)
  const isGone = recovery === 'reload'
  return (
    <LoadError
      message={recovery === 'online' ? t.unreachable : t.couldNotLoad}
      retryLabel={isGone ? t.reload : t.retry}
      busy={busy}
      onRetry={isGone ? () => window.location.reload() : onRetry}
    />
  )
}

/** Opens in place of a dialog, made without the dialogs' own file, which may not have come either. */
export function DialogMissing(props: MissingProps) {
  const t = usePhrases(shellPhrases)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t.couldNotLoad}
      onCancel={props.onClose}
    >
      <PartMissing {...props} />
      <Button variant="quiet" onClick={props.onClose}>
        {t.close}
      </Button>
    </dialog>
  )
}

/** In the bar there is room for a button alone. */
export function BarMissing({ recovery, busy, onRetry }: MissingProps) {
  const t = usePhrases(shellPhrases)
  const isGone = recovery === 'reload'
  return (
    <span role="alert">
      <span className="visually-hidden">{t.couldNotLoad}</span>
      <Button
        size="small"
        variant="quiet"
        title={t.couldNotLoad}
        busy={busy}
        onClick={isGone ? () => window.location.reload() : onRetry}
      >
        {isGone ? t.reload : t.retry}
      </Button>
    </span>
  )
}

/** A part that can be missing unnoticed tells nothing, and is fetched once the connection is back. */
export function NothingMissing({ onRetry }: MissingProps) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('online', retry, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return null
}
