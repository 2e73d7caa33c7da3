import type { ReactNode } from 'react'
import { unbroken } from '../unbroken.ts'
import styles from './surfaces.module.css'

type PageTitleProps = {
  children: ReactNode
  /** A short line above: where one is. */
  eyebrow?: ReactNode
  /** A sentence below. */
  lead?: ReactNode
  actions?: ReactNode
}

/** The heading of a page. It can take focus from a script, so that a change of page is announced. */
export function PageTitle({ children, eyebrow, lead, actions }: PageTitleProps) {
  return (
    <header className={styles.title}>
      <div className={styles.titleText}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1} className={styles.heading}>
          {unbroken(children)}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{unbroken(lead)}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
