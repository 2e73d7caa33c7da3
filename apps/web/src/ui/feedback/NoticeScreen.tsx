import type { ReactNode } from 'react'
import styles from './NoticeScreen.module.css'

interface Props {
  figure?: string
  title: string
  text: string
  /** Where to go from here. */
  children: ReactNode
}

/** A screen that says what happened and shows the ways on. */
export function NoticeScreen({ figure, title, text, children }: Props) {
  return (
    <section className={styles.sign}>
      {figure && (
        <p className={styles.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
