import type { ComponentProps, CSSProperties } from 'react'
import { classes } from '../classes.ts'
import { Container } from './Layout.tsx'
import styles from './page.module.css'

type PageProps = ComponentProps<typeof Container> & {
  /** In eights of a pixel grid: 2 is 16 px. */
  gap?: 2 | 3 | 4
}

/** The container of a page whose parts stand one below the other. */
export function Page({ gap = 3, className, ...rest }: PageProps) {
  const style = { '--gap': `var(--space-${gap})` } as CSSProperties
  return <Container {...rest} className={classes(styles.page, className)} style={style} />
}
