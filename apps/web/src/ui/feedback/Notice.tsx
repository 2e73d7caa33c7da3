import type { ReactNode } from 'react'
import styles from './feedback.module.css'

type NoticeProps = {
  tone?: 'info' | 'success' | 'danger'
  icon?: ReactNode
  children: ReactNode
  /** `alert` interrupts, `status` waits; none by default, for what was there from the start. */
  role?: 'alert' | 'status'
}

/** A message that stays in the page, next to what it is about. */
export function Notice({ tone = 'info', icon, children, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  )
}
