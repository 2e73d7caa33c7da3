import type { ReactNode } from 'react'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { Card } from '../../ui/surfaces/Card.tsx'
import { partTitles, type SettingsPart } from './parts.ts'
import part from '../../shared/settings/part.module.css'
import styles from './settings.module.css'

interface Props {
  /** The last part of its address: `/settings/sessions`. */
  id: SettingsPart
  lead?: ReactNode
  /** Beside the title: how it stands. */
  state?: ReactNode
  children: ReactNode
}

/** One part of the settings, which is a page of its own. */
export function SettingsSection({ id, lead, state, children }: Props) {
  const { language } = usePreferences()
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <header className="two-ends">
        <h1 id={`${id}-title`} tabIndex={-1} className={styles.sectionTitle}>
          {partTitles(language)[id]}
        </h1>
        {state}
      </header>
      {lead !== undefined && <p className={part.lead}>{lead}</p>}
      {children}
    </Card>
  )
}
