import type { ComponentProps, ElementType } from 'react'
import { classes } from '../classes.ts'
import styles from './surfaces.module.css'

type CardProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** `article`, `section`, `li`… Default `div`. */
  as?: ElementType
  /** `plain` has a hairline, `sunken` steps back, `raised` floats, `night` is the dark stadium. */
  variant?: 'plain' | 'sunken' | 'raised' | 'night'
  /** Without inner space, for cards that open with a picture. */
  flush?: boolean
  /** Lifts under the pointer; give it when a link inside covers the card (`coverLink`). */
  interactive?: boolean
}

export function Card(props: CardProps) {
  const { as: Tag = 'div', variant = 'plain', flush, interactive, className, ...rest } = props
  const look = classes(
    styles.card,
    styles[variant],
    flush && styles.flush,
    interactive && styles.interactive,
    className,
  )
  return <Tag {...rest} className={look} />
}

/** Class of the one link of an interactive card: its target is the whole card. */
export const coverLink = styles.coverLink ?? ''
