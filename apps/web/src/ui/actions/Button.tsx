import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from '../../router/index.ts'
import { classes } from '../classes.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import styles from './Button.module.css'

type ButtonLook = {
  /** `primary` is for the one main action of a view. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'night'
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width. */
  wide?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows a spinner in place, keeps focus and width, and ignores clicks. */
    busy?: boolean
  }

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy = false, ...rest } = props
  const { className, children, onClick, type = 'button', ...button } = rest
  return (
    <button
      {...button}
      type={type}
      className={classes(look(variant, size, wide), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      <Label icon={icon} iconAfter={iconAfter}>
        {children}
      </Label>
      {busy && <Spinner className={styles.spinner} />}
    </button>
  )
}

export type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconAfter, className, children, ...link } = props
  return (
    <Link {...link} className={classes(look(variant, size, wide), className)} data-way>
      <Label icon={icon} iconAfter={iconAfter}>
        {children}
      </Label>
    </Link>
  )
}

function Label({
  icon,
  iconAfter,
  children,
}: Pick<ButtonProps, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <span className={styles.label}>
      {icon}
      {children}
      {iconAfter}
    </span>
  )
}

function look(
  variant: ButtonLook['variant'] = 'secondary',
  size: ButtonLook['size'] = 'medium',
  wide = false,
): string {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide)
}

/** Also stops the submit that Enter in a field would cause. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
