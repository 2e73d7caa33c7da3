import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './Section.module.css'

interface Props {
  /** What a hash anchor calls it. */
  id?: string
  title: string
  lead?: string
  ground?: 'paper' | 'sunken' | 'night'
  children: ReactNode
}

/** A stretch of the landing page with its heading. */
export function Section({ id, title, lead, ground = 'paper', children }: Props) {
  const headingId = `${id ?? title.replace(/\W+/g, '-').toLowerCase()}-title`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes(styles.section, styles[ground])}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={headingId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
