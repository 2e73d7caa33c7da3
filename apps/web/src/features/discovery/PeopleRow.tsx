import { useId, type ReactNode } from 'react'
import type { NetworkCard } from '@podium/contract/network'
import styles from './PeopleRow.module.css'

interface Props {
  title: string
  people: NetworkCard[]
  drawCard: (person: NetworkCard) => ReactNode
}

/** A few people side by side; on a phone the row scrolls. */
export function PeopleRow({ title, people, drawCard }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={styles.row}>
        {people.map(drawCard)}
      </ul>
    </section>
  )
}
