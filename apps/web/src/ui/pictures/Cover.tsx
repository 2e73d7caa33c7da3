import { memo } from 'react'
import type { DrawnFor } from '@podium/contract/drawn/figure'
import { inSize } from '@podium/contract/picture-sizes'
import { classes } from '../classes.ts'
import { DrawnCover } from '../drawn/DrawnCover.tsx'
import { fetchedAt } from './fetchedAt.ts'
import styles from './pictures.module.css'

type CoverProps = DrawnFor & {
  /** The uploaded picture; without one a picture is drawn. */
  src?: string | null
  /** `card` for a grid, `page` for the top of a profile. */
  shape?: 'card' | 'page'
  /** The cover a visitor sees first: fetched at once. */
  first?: boolean
  className?: string
}

/** Kept by lists that are drawn anew, as an avatar is. */
export const Cover = memo(function Cover(props: CoverProps) {
  const { src, shape = 'card', first = false, className, ...drawnFor } = props
  return (
    <div className={classes(styles.cover, className)} data-shape={shape}>
      {src ? (
        <img {...sourcesOf(src, shape)} alt="" {...fetchedAt(first ? 0 : Infinity)} />
      ) : (
        <DrawnCover {...drawnFor} />
      )}
    </div>
  )
})

/** The sizes of a stored cover; a picture that is only being chosen has but one. */
function sourcesOf(src: string, shape: 'card' | 'page') {
  const small = inSize(src, 'cover-800')
  const large = inSize(src, 'cover-1600')
  if (small === large) return { src }
  const srcSet = `${small} 800w, ${large} 1600w`
  return { src: large, srcSet, sizes: shape === 'page' ? '100vw' : '25rem' }
}
