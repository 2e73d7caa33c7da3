import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { Container } from '../../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../../ui/surfaces/PageTitle.tsx'
import styles from './AdminFrame.module.css'
import { type Part, partGroups } from './parts.ts'

/** Every page of the administration: the parts beside it, and what one does here. */
export function AdminFrame({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <Container width="wide" className={styles.frame}>
      <Nav part={part} />
      <div className={styles.content}>{children}</div>
    </Container>
  )
}

function Nav({ part }: { part: Part }) {
  const t = usePhrases(adminPhrases)
  const nav = useCurrentInSight(part)
  return (
    <nav ref={nav} className={styles.nav} aria-label={t.nav}>
      <PartLink part="dashboard" current={part} />
      {partGroups.map(({ name, parts }) => (
        <div key={name} className={styles.group} role="group" aria-label={t.groups[name]}>
          <p className={styles.groupName} aria-hidden="true">
            {t.groups[name]}
          </p>
          {parts.map((one) => (
            <PartLink key={one} part={one} current={part} />
          ))}
        </div>
      ))}
    </nav>
  )
}

/** Where the parts stand in one line that scrolls, the present one is in the middle of it. */
function useCurrentInSight(part: Part) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = nav.current
    const link = line?.querySelector<HTMLElement>('[aria-current]')
    if (!line || !link) return
    const middle = link.offsetLeft + link.offsetWidth / 2 - line.offsetLeft
    line.scrollLeft = middle - line.clientWidth / 2
  }, [part])
  return nav
}

function PartLink({ part, current }: { part: Part; current: Part }) {
  const t = usePhrases(adminPhrases)
  return (
    <Link
      to={paths.admin({ part: part === 'dashboard' ? undefined : part })}
      className={styles.link}
      aria-current={part === current ? 'page' : undefined}
    >
      {t.parts[part]}
    </Link>
  )
}

interface TitleProps {
  lead: string
  actions?: ReactNode
  children: string
}

/** The heading of a part. */
export function PartTitle({ lead, actions, children }: TitleProps) {
  const t = usePhrases(adminPhrases)
  return (
    <PageTitle eyebrow={t.title} lead={lead} {...(actions !== undefined && { actions })}>
      {children}
    </PageTitle>
  )
}
