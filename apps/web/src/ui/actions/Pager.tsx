import type { To } from '../../router/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/signs.tsx'
import { LinkButton } from './Button.tsx'
import styles from './Pager.module.css'

type PagerProps = {
  /** What is paged through. */
  label: string
  /** "Page 2 of 5". */
  at: string
  newer: { label: string; to: To | null }
  older: { label: string; to: To | null }
}

/** The pages of a list, as links: each has an address, and back leads to the one before. */
export function Pager({ label, at, newer, older }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <span className={styles.side}>
        {newer.to !== null && (
          <LinkButton to={newer.to} size="small" icon={<ChevronLeftIcon />} preventScrollReset>
            <span className={styles.word}>{newer.label}</span>
          </LinkButton>
        )}
      </span>
      <span className={styles.at} aria-live="polite">
        {at}
      </span>
      <span className={styles.side}>
        {older.to !== null && (
          <LinkButton
            to={older.to}
            size="small"
            iconAfter={<ChevronRightIcon />}
            preventScrollReset
          >
            <span className={styles.word}>{older.label}</span>
          </LinkButton>
        )}
      </span>
    </nav>
  )
}
