import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { websitePath } from '@podium/contract/exposure-rules'
import type { SupportBadge } from '@podium/contract/support'
import { profilesPhrases } from '@podium/phrases/profiles'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useRead } from '../../../shared/rendering/useRead.tsx'
import { HeartIcon } from '../../../ui/icons/signs.tsx'
import { More, People, type ShownPerson } from '../../../shared/people/People.tsx'
import styles from '../../../shared/people/People.module.css'
import { peopleStep } from '../../../shared/people/peopleStep.ts'
import { supporterBadges } from '../queries.ts'

interface Props {
  athleteId: number
  name: string
  isOwn: boolean
  /** The page is hidden: then having no supporters is nothing to speak of. */
  isHidden: boolean
  /** The way to support, for where there are no supporters yet. */
  action: ReactNode
}

/**
 * Who supports an athlete now, sponsors first: names and pictures, never amounts (`support.badges`).
 */
export function SupportersSection({ athleteId, name, isOwn, isHidden, action }: Props) {
  const t = usePhrases(supportPagePhrases).supporters
  const { number } = useFormats()
  const [limit, setLimit] = useState(peopleStep)
  const read = { ...supporterBadges(athleteId, limit), placeholderData: keepPreviousData }
  const [data, instead, { isFetching }] = useRead(read, t.couldNotLoad, '4rem')
  if (isHidden && data?.total === 0) return null
  return (
    <section id="supporters" className={styles.section} aria-labelledby="supporters-title">
      <header className={styles.header}>
        <h2 id="supporters-title">{t.title}</h2>
        {data && data.total > 0 && <p className="soft">{number(data.total)}</p>}
      </header>
      {instead}
      {data?.total === 0 && <Nobody {...{ name, isOwn, action }} />}
      {data && data.total > 0 && (
        <>
          <Sponsors {...{ athleteId, limit }} />
          <Others athleteId={athleteId} badges={data.list} />
          <More page={data} limit={limit} onMore={setLimit} isBusy={isFetching} />
        </>
      )}
    </section>
  )
}

/** Sponsors have a row of their own, with larger pictures; more of them come with more of all. */
function Sponsors({ athleteId, limit }: { athleteId: number; limit: number }) {
  const t = usePhrases(supportPagePhrases).supporters
  const shown = useShown(athleteId)
  const { data } = useQuery({
    ...supporterBadges(athleteId, limit, 'SPONSOR'),
    placeholderData: keepPreviousData,
  })
  if (!data || data.total === 0) return null
  return (
    <>
      <h3 className={styles.sponsors}>{t.sponsors}</h3>
      <People people={data.list.map(shown)} large />
    </>
  )
}

function Others({ athleteId, badges }: { athleteId: number; badges: SupportBadge[] }) {
  const shown = useShown(athleteId)
  const others = badges.filter(({ role }) => role !== 'SPONSOR')
  return others.length > 0 && <People people={others.map(shown)} />
}

function useShown(athleteId: number): (badge: SupportBadge) => ShownPerson {
  const { roles } = usePhrases(profilesPhrases)
  return ({ id, role, name, badgeUrl, hasWebsite }) => ({
    id,
    role,
    name,
    picture: badgeUrl.main,
    sport: null,
    line: roles[role],
    website: hasWebsite ? websitePath({ athleteId, supporterId: id, from: 'page' }) : null,
  })
}

function Nobody({ name, isOwn, action }: Omit<Props, 'athleteId' | 'isHidden'>) {
  const t = usePhrases(supportPagePhrases).supporters
  return (
    <EmptyState
      level={3}
      icon={<HeartIcon />}
      title={isOwn ? t.noneOwn.title : t.none.title(name)}
      text={isOwn ? t.noneOwn.text : t.none.text}
      action={action}
    />
  )
}
