import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { ChevronDownIcon } from '../../../ui/icons/signs.tsx'
import { Container } from '../../../ui/surfaces/Layout.tsx'
import styles from './AdminFrame.module.css'
import { type AdminSection, groupOf, sectionGroups, whatWaits } from './sections.ts'
import { useWork } from './useWork.ts'
import { WorkLine } from './WorkLine.tsx'

/** Every page of the administration: the sections beside it, and the content of one. */
export function AdminFrame({ section, children }: { section: AdminSection; children: ReactNode }) {
  return (
    <Container width="wide" className={styles.frame}>
      <Nav section={section} />
      <div className={styles.content}>{children}</div>
    </Container>
  )
}

/** Where there is little room the sections are behind a button that names the group of the present one. */
function Nav({ section }: { section: AdminSection }) {
  const t = usePhrases(adminPhrases)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEffect(close, [section])
  return (
    <nav className={styles.nav} aria-label={t.nav} onKeyDown={onEscape(close)}>
      <button
        type="button"
        className={styles.present}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Present section={section} />
        <ChevronDownIcon />
      </button>
      {section !== 'dashboard' && <WorkLine />}
      <div id={id} className={styles.sections} data-open={isOpen} onClick={close}>
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
      </div>
    </nav>
  )
}

function onEscape(close: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    close()
  }
}

/** The group of a section, whose name is the heading below it. */
function Present({ section }: { section: AdminSection }) {
  const t = usePhrases(adminPhrases)
  const group = groupOf(section)
  return (
    <>
      <span>{group ? t.groups[group] : t.title}</span>
      <span className="visually-hidden">: {t.parts[section]}</span>
    </>
  )
}

function SectionLink({ section, current }: { section: AdminSection; current: AdminSection }) {
  const t = usePhrases(adminPhrases)
  const waiting = useWork().inSection(section)
  return (
    <Link
      to={paths.admin({
        part: section === 'dashboard' ? undefined : section,
        ...(waiting > 0 && whatWaits[section]),
      })}
      className={styles.link}
      aria-current={section === current ? 'page' : undefined}
    >
      {t.parts[section]}
      <Waiting count={waiting} />
    </Link>
  )
}

function Waiting({ count }: { count: number }) {
  const t = usePhrases(adminPhrases)
  if (count === 0) return null
  return (
    <>
      <span className="visually-hidden">, {t.waits(count)}</span>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
}

interface TitleProps {
  lead: string
  /** How many the list below has, once that is known. */
  total?: number | undefined
  actions?: ReactNode
  children: string
}

/** The heading of a section, which leaves the room to its list. */
export function SectionTitle({ lead, total, actions, children }: TitleProps) {
  const { number } = useFormats()
  return (
    <header className={styles.title}>
      <div className={styles.titleText}>
        <h1 tabIndex={-1}>{children}</h1>
        {total !== undefined && total > 0 && <span aria-hidden="true">{number(total)}</span>}
        <p>{lead}</p>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
