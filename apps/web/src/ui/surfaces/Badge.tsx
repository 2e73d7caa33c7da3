import type { ReactNode } from 'react'
import styles from './surfaces.module.css'

type BadgeProps = {
  /**
   * What the colour of a status repeats (`lists.colours`): `turn` is the viewer’s, `info` under
   * way, `success` done, `danger` failed, `neutral` over or no status at all, `plain` as it is for
   * most; `night` lies on pictures.
   */
  tone?: 'neutral' | 'turn' | 'success' | 'danger' | 'info' | 'plain' | 'night'
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
