import { useSyncExternalStore } from 'react'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './OfflineNote.module.css'

/** Says on any page that the browser has no connection, for as long as it has none. */
export function OfflineNote() {
  const t = usePhrases(ownBarPhrases)
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.note}>{t.offline}</p>}
    </div>
  )
}

function watchConnection(changed: () => void): () => void {
  const listening = new AbortController()
  for (const event of ['online', 'offline']) {
    window.addEventListener(event, changed, { signal: listening.signal })
  }
  return () => listening.abort()
}
