import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { Container } from '../../../ui/surfaces/Layout.tsx'
import styles from './AdminFrame.module.css'
import { type AdminSection, sectionGroups } from './sections.ts'
import { useWork } from './useWork.ts'

/** Every page of the administration: the sections beside it, and the content of one. */
export function AdminFrame({ section, children }: { section: AdminSection; children: ReactNode }) {
  return (
    <Container width="wide" className={styles.frame}>
      <Nav section={section} />
      <div className={styles.content}>{children}</div>
    </Container>
  )
}

function Nav({ section }: { section: AdminSection }) {
  const t = usePhrases(adminPhrases)
  const nav = useCurrentInSight(section)
  return (
    <nav ref={nav} className={styles.nav} aria-label={t.nav}>
      <SectionLink section="dashboard" current={section} />
      {sectionGroups.map(({ name, sections }) => (
        <div key={name} className={styles.group} role="group" aria-label={t.groups[name]}>
          <p className={styles.groupName} aria-hidden="true">
            {t.groups[name]}
          </p>
          {sections.map((one) => (
            <SectionLink key={one} section={one} current={section} />
          ))}
        </div>
      ))}
    </nav>
  )
}

/** Where the sections stand in one line that scrolls, the present one is in the middle of it. */
function useCurrentInSight(section: AdminSection) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = nav.current
    const link = line?.querySelector<HTMLElement>('[aria-current]')
    if (!line || !link) return
    const middle = link.offsetLeft + link.offsetWidth / 2 - line.offsetLeft
    line.scrollLeft = middle - line.clientWidth / 2
  }, [section])
  return nav
}

function SectionLink({ section, current }: { section: AdminSection; current: AdminSection }) {
  const t = usePhrases(adminPhrases)
  const waiting = useWork().inSection(section)
  return (
    <Link
      to={paths.admin({ part: section === 'dashboard' ? undefined : section })}
      className={styles.link}
      aria-current={section === current ? 'page' : undefined}
    >
      {t.parts[section]}
      {waiting > 0 && (
        <>
          <span className="visually-hidden">, {t.waits(waiting)}</span>
          <span className={styles.count} aria-hidden="true">
            {waiting}
          </span>
        </>
      )}
    </Link>
  )
}

interface TitleProps {
  lead: string
  actions?: ReactNode
  children: string
}

/** The heading of a section, which leaves the room to its list. */
export function SectionTitle({ lead, actions, children }: TitleProps) {
  return (
    <header className={styles.title}>
      <div className={styles.titleText}>
        <h1 tabIndex={-1}>{children}</h1>
        <p>{lead}</p>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
