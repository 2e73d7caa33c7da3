import { classes } from '../classes.ts'
import styles from './feedback.module.css'

type SkeletonProps = {
  /** CSS lengths of the final thing, so that nothing moves when it arrives. */
  width?: string
  height?: string
  shape?: 'text' | 'block' | 'round'
  className?: string
}

/** The shape of what is coming. Silent: the region around it carries `aria-busy`. */
export function Skeleton({ width, height, shape = 'text', className }: SkeletonProps) {
  return (
    <span
      className={classes(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}
