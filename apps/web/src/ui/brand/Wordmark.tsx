import { Mark } from './Mark.tsx'
import styles from './brand.module.css'

/** The mark and the product's name. `name` is configuration, so it comes from outside. */
export function Wordmark({ name, onNight = false }: { name: string; onNight?: boolean }) {
  return (
    <span className={styles.wordmark} data-night={onNight || undefined}>
      <Mark />
      <span>{name}</span>
    </span>
  )
}
