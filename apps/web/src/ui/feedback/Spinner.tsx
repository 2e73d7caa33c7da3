import { classes } from '../classes.ts'
import styles from './Spinner.module.css'

/** A lane that turns. Decorative: the part that waits says so in words or with `aria-busy`. */
export function Spinner({ size = '1.25em', className }: { size?: string; className?: string }) {
  return (
    <svg
      className={classes(styles.spinner, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
