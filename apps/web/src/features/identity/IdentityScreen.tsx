import type { ReactNode } from 'react'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import styles from './IdentityScreen.module.css'

interface Props {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Below the card: where else one may want to go. */
  below?: ReactNode
  /** Begins at the top, where what comes into the card would move it in the middle. */
  fromTop?: boolean
}

/** A short form as a card in the stadium's night: signing in and everything around it. */
export function IdentityScreen({ title, lead, children, below, fromTop = false }: Props) {
  return (
    <section className={styles.screen} data-from-top={fromTop || undefined}>
      <Lanes lanes={8} className={styles.lanes} />
      <div className={styles.card}>
        <header className="stacked-close">
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </header>
        {children}
      </div>
      {below && <p className={styles.below}>{below}</p>}
    </section>
  )
}
