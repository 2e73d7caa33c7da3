import { classes } from '../classes.ts'
import { DrawnCover } from '../drawn/DrawnCover.tsx'
import type { DrawnFor } from '../drawn/DrawnCover.tsx'
import styles from './pictures.module.css'

type CoverProps = DrawnFor & {
  /** The uploaded picture; without one a picture is drawn. */
  src?: string | null
  alt?: string
  /** `card` for a grid, `page` for the top of a profile. */
  shape?: 'card' | 'page'
  /** The cover a visitor sees first: fetched at once. */
  first?: boolean
  className?: string
}

export function Cover(props: CoverProps) {
  const { src, alt = '', shape = 'card', first = false, className, ...drawnFor } = props
  return (
    <div className={classes(styles.cover, className)} data-shape={shape}>
      {src ? (
        <img
          src={src}
          alt={alt}
          decoding="async"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      ) : (
        <DrawnCover {...drawnFor} />
      )}
    </div>
  )
}
