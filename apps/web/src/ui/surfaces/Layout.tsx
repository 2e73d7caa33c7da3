import type { ComponentProps, CSSProperties } from 'react'
import { classes } from '../classes.ts'
import styles from './layout.module.css'

type ContainerProps = ComponentProps<'div'> & { width?: 'narrow' | 'text' | 'page' | 'wide' }

/** Centres its content and keeps the gutter at every width. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classes(styles.container, styles[width], className)} />
}

type StackProps = ComponentProps<'div'> & {
  /** In eights of a pixel grid: 2 is 16 px. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8
}

/** One thing below the other, evenly. */
export function Stack({ gap = 2, className, style, ...rest }: StackProps) {
  return <div {...rest} className={classes(styles.stack, className)} style={gapOf(gap, style)} />
}

function gapOf(gap: number, style: CSSProperties | undefined): CSSProperties {
  return { ...style, '--gap': `var(--space-${gap})` } as CSSProperties
}
