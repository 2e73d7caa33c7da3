import type { ReactNode } from 'react'
import styles from './surfaces.module.css'

type BadgeProps = {
  tone?: 'neutral' | 'accent' | 'success' | 'danger' | 'info' | 'night'
  icon?: ReactNode
  children: ReactNode
}

/** A short state or kind. The words carry the meaning, the colour only repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
