import type { ReactNode } from 'react'
import { Link } from '../../router/index.ts'
import { ChevronLeftIcon } from '../icons/signs.tsx'
import styles from './BackLink.module.css'

/** The way back to what a page is a part of, above its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <ChevronLeftIcon />
      {children}
    </Link>
  )
}
