import type { ReactNode } from 'react'
import { Card } from '../../ui/surfaces/Card.tsx'
import styles from './settings.module.css'

interface Props {
  /** The last part of its address: `/settings#sessions`. */
  id: string
  title: string
  lead?: ReactNode
  /** Beside the title: how it stands. */
  state?: ReactNode
  children: ReactNode
}

/** One part of the settings. */
export function SettingsSection({ id, title, lead, state, children }: Props) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <header className={styles.sectionHeader}>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.sectionTitle}>
          {title}
        </h2>
        {state}
      </header>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  )
}
