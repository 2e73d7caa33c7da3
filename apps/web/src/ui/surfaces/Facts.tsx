import type { ReactNode } from 'react'
import styles from './surfaces.module.css'

interface Props {
  /** The facts, without those that are empty; or a text of them, with " · " between. */
  of: readonly ReactNode[] | string
}

/**
 * Short facts after each other with dots between. Each stays whole where there is room for it, and where a
 * line breaks between two no dot is seen, neither at the end of the one nor at the start of the next.
 */
export function Facts({ of }: Props) {
  const facts = typeof of === 'string' ? of.split(' · ') : of.filter(Boolean)
  return (
    <span className={styles.facts}>
      {facts.map((fact, at) => (
        // Server and browser may know a country under names of different years.
        <span key={at} suppressHydrationWarning>
          {at > 0 && <i> · </i>}
          {fact}
        </span>
      ))}
    </span>
  )
}
