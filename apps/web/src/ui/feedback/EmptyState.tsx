import type { ReactNode } from 'react'
import { Lanes } from '../lanes/Lanes.tsx'
import styles from './feedback.module.css'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** The next useful thing to do. */
  action?: ReactNode
  /** The level of the title's heading. Default 2. */
  level?: 2 | 3
}

export function EmptyState({ title, text, icon, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Lanes className={styles.emptyLanes} />
      {icon !== undefined && <div className={styles.emptyIcon}>{icon}</div>}
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {text !== undefined && <p className={styles.emptyText}>{text}</p>}
      {action}
    </div>
  )
}
