import { memo } from 'react'
import type { DrawnFor } from '@podium/contract/drawn/figure'
import { inSize, type PictureSize } from '@podium/contract/picture-sizes'
import { classes } from '../classes.ts'
import { DrawnAvatar } from '../drawn/DrawnAvatar.tsx'
import styles from './pictures.module.css'

type AvatarProps = DrawnFor & {
  /** The uploaded picture; without one a picture is drawn. */
  src?: string | null
  /** The person's name, for the letter of a sponsor. */
  name?: string
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge'
  /** A ring in the colour of the ground, for a picture that overlaps a cover. */
  ringed?: boolean
  className?: string
}

/** The stored size that is sharp enough on a dense screen. */
const sizes = {
  tiny: 'avatar-96',
  small: 'avatar-96',
  medium: 'avatar-256',
  large: 'avatar-256',
  huge: 'avatar-512',
} as const satisfies Record<NonNullable<AvatarProps['size']>, PictureSize>

/**
 * A person's picture, round; a sponsor's is a rounded square. Their name stands beside it. Drawing one takes
 * long enough that lists drawn anew keep theirs.
 */
export const Avatar = memo(function Avatar(props: AvatarProps) {
  const { src, name, size = 'medium', ringed, className, ...drawnFor } = props
  return (
    <span
      className={classes(styles.avatar, styles[size], ringed && styles.ringed, className)}
      data-square={drawnFor.role === 'SPONSOR' || undefined}
    >
      {src ? (
        <img src={inSize(src, sizes[size])} alt="" loading="lazy" decoding="async" />
      ) : (
        <DrawnAvatar {...drawnFor} name={name} />
      )}
    </span>
  )
})
