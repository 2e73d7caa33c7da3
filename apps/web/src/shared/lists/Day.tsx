import type { ReactNode } from 'react'
import { usePreferences } from '../language/Preferences.tsx'
import { nearDay } from '../rendering/nearMoment.ts'
import styles from './Day.module.css'

interface Props {
  /** Any moment of it. */
  at: string
  /** Of its heading. */
  level: 2 | 3
  children: ReactNode
}

/** What happened on a day, under its name. */
export function Day({ at, level, children }: Props) {
  const { language } = usePreferences()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.day}>
      <Heading className={styles.name}>{nearDay(language, at)}</Heading>
      {children}
    </section>
  )
}
