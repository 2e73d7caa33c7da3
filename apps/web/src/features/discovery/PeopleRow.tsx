import { useId, type ReactNode } from 'react'
import type { NetworkCard } from '@podium/contract/network'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import look from '../../shared/people/personLook.module.css'
import styles from './PeopleRow.module.css'

interface Props {
  title: string
  /** Why these people are shown, where it has to be said. */
  mark?: string
  people: NetworkCard[]
  drawCard: (person: NetworkCard) => ReactNode
}

/** A few people side by side; on a phone the row scrolls. */
export function PeopleRow({ title, mark, people, drawCard }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {mark && <Badge tone="info">{mark}</Badge>}
      </div>
      <ul
        role="list"
        className={classes(styles.row, mark && look.rows)}
        data-paid={mark !== undefined}
      >
        {people.map(drawCard)}
      </ul>
    </section>
  )
}
