import type { ReactNode } from 'react'
import type { OrderPerson } from '@podium/contract/orders'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { Link } from '../../router/index.ts'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import styles from './OrderDialog.module.css'

interface Props {
  title: string
  person: OrderPerson
  /** Said where they have no name any more. */
  gone: string
  contact: ReactNode
}

/** One of the two sides of an order. */
export function SidePart({ title, person, gone, contact }: Props) {
  const { id, role, avatar, sport, hasPage } = person
  const name = personName(person) || gone
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <div className={styles.person}>
        <Avatar {...{ userId: id, role, sport, name }} src={avatar.main} size="small" />
        {hasPage ? <Link to={paths.profile(role, id)}>{name}</Link> : <span>{name}</span>}
        {hasPage && contact}
      </div>
    </section>
  )
}
