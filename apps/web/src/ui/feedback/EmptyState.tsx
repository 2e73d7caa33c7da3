import type { ReactNode } from 'react'
import type { To } from '../../router/index.ts'
import { LinkButton } from '../actions/Button.tsx'
import { Lanes } from '../lanes/Lanes.tsx'
import styles from './feedback.module.css'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** The next useful thing to do. */
  action?: ReactNode
  /** The same, where it is to go elsewhere. */
  way?: { to: To; label: string }
  /** The level of the title's heading. Default 2. */
  level?: 2 | 3
  /** It stands among other things of a page, and is no larger than they. */
  isSmall?: boolean
}

export function EmptyState(props: EmptyStateProps) {
  const { title, text, icon, action, way, level = 2, isSmall = false } = props
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty} data-small={isSmall || undefined}>
      <Lanes className={styles.emptyLanes} />
      {icon !== undefined && <div className={styles.emptyIcon}>{icon}</div>}
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {text !== undefined && <p className={styles.emptyText}>{text}</p>}
      {action}
      {way && (
        <LinkButton to={way.to} {...(isSmall ? { size: 'small' } : { variant: 'primary' })}>
          {way.label}
        </LinkButton>
      )}
    </div>
  )
}
