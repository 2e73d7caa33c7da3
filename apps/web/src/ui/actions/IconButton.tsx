import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import styles from './Button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the button does: its name for assistive technology and its tooltip. */
  label: string
  icon: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'night'
  size?: 'small' | 'medium' | 'large'
  busy?: boolean
  /** A count in the corner, already written for people (`9+`). `label` must say it too. */
  badge?: string
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'medium', busy = false, badge, ...rest } = props
  const { className, onClick, type = 'button', ...button } = rest
  return (
    <button
      aria-disabled={busy || undefined}
      {...button}
      type={type}
      className={classes(styles.button, styles.icon, styles[variant], styles[size], className)}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  )
}
