import type { ReactNode } from 'react'
import { Link } from '../../router/index.ts'
import strip from './strip.module.css'
import styles from './Tabs.module.css'

export type Tab = { to: string; label: ReactNode; count?: string }

type TabsProps = {
  /** What the tabs choose between, for assistive technology. */
  label: string
  tabs: Tab[]
  /** The `to` of the tab shown now. */
  current: string
  /** Replaces the history entry, so that back leaves the page instead of walking through tabs. */
  replace?: boolean
  preventScrollReset?: boolean
  /** Kept with the history entry. */
  state?: unknown
}

/** Tabs that are links: every tab has a URL, a reload keeps the place. */
export function Tabs({ label, tabs, current, ...link }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul role="list" className={strip.fading}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              {...link}
              to={tab.to}
              className={styles.tab}
              aria-current={tab.to === current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
