import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Represented } from '@podium/contract/roster'
import { rosterPhrases } from '@podium/phrases/roster'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { actingStart, type Start } from '../../shared/session/actingStart.ts'
import { useActFor } from '../../shared/session/useActFor.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import {
  CheckIcon,
  ChevronRightIcon,
  HeartIcon,
  MailIcon,
  PencilIcon,
} from '../../ui/icons/signs.tsx'
import { PersonIcon } from '../../ui/icons/wayIcons.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { ownRoster, rosterPageSize } from './ownRoster.ts'
import rows from '../../shared/lists/rows.module.css'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './roster.module.css'

/** A manager's athletes with what waits for each; a press acts for one, where it is done (`roster.own`). */
export function OwnRoster() {
  const t = usePhrases(rosterPhrases).own
  return (
    <section className={styles.part} aria-labelledby="own-roster">
      <h2 id="own-roster">{t.title}</h2>
      <PagedList<Represented>
        read={ownRoster}
        pageSize={rosterPageSize}
        couldNotLoad={t.couldNotLoad}
        waiting={<Skeleton shape="block" height="8rem" />}
        empty={<Nobody />}
        pages={t.pages}
      >
        {(list) => (
          <ul role="list" className={rows.list}>
            {list.map((one) => (
              <Athlete key={one.person.id} one={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Nobody() {
  const t = usePhrases(rosterPhrases).own.none
  return (
    <EmptyState
      level={3}
      icon={<PersonIcon />}
      title={t.title}
      text={t.text}
      action={<LinkButton to={paths.settings({ part: 'acting' })}>{t.action}</LinkButton>}
    />
  )
}

function Athlete({ one }: { one: Represented }) {
  const t = usePhrases(rosterPhrases).own
  const sports = usePhrases(sportPhrases)
  const { date } = useFormats()
  const { person, sport, endsAt } = one
  const { id, role, avatar, visible } = person
  const name = personName(person)
  const facts = [sport && sports[sport], endsAt && t.until(date(endsAt))]
  return (
    <li className={styles.athlete}>
      <Avatar userId={id} role={role} sport={sport} src={avatar.main} name={name} />
      <span className={rows.words}>
        <strong>{name}</strong>
        <small>
          <Facts of={facts} />
        </small>
        {!visible && <Badge>{t.hidden}</Badge>}
      </span>
      <ActFor id={id} start={actingStart(person, one.scopes)} label={t.actFor(name)}>
        {t.actFor(person.name)}
      </ActFor>
      <Waits one={one} name={name} />
    </li>
  )
}

/** What waits for one athlete, each leading to where it is done. */
function Waits({ one, name }: { one: Represented; name: string }) {
  const t = usePhrases(rosterPhrases).own
  const { date } = useFormats()
  const { person, requests, requestId, answerBy, agreements, agreementId, unread, page } = one
  const { scopes } = one
  const asked = requests ? t.requests(requests) : null
  const isIncomplete = page !== null && page.missing.length > 0
  if (!asked && !agreements && !unread && !isIncomplete)
    return <p className={styles.calm}>{t.calm}</p>
  return (
    <ul role="list" className={styles.waits}>
      {asked && (
        <Thing
          id={person.id}
          start={
            requests === 1 && requestId !== null
              ? { to: paths.support({ id: requestId }) }
              : scopes.includes('PAGE')
                ? { to: paths.manage('ATHLETE', person.id) }
                : actingStart(person, scopes)
          }
          label={t.doFor(asked, name)}
          icon={<HeartIcon />}
          note={answerBy && t.by(date(answerBy))}
        >
          {asked}
        </Thing>
      )}
      {!!agreements && (
        <Thing
          id={person.id}
          start={{
            to:
              agreements === 1 && agreementId !== null
                ? paths.agreement({ id: agreementId })
                : paths.agreements(),
          }}
          label={t.doFor(t.agreements(agreements), name)}
          icon={<CheckIcon />}
        >
          {t.agreements(agreements)}
        </Thing>
      )}
      {!!unread && (
        <Thing
          id={person.id}
          start={{ to: paths.messages() }}
          label={t.doFor(t.messages(unread), name)}
          icon={<MailIcon />}
        >
          {t.messages(unread)}
        </Thing>
      )}
      {isIncomplete && (
        <Thing
          id={person.id}
          start={{ to: paths.editProfile('ATHLETE') }}
          label={t.doFor(t.page(page.percent), name)}
          icon={<PencilIcon />}
          note={t.missing(page.missing.map((part) => t.parts[part]).join(', '))}
        >
          {t.page(page.percent)}
        </Thing>
      )}
    </ul>
  )
}

interface WayProps {
  id: number
  /** Where the press leads, once this tab acts for the athlete. */
  start: Start
  label: string
  children: string
}

function ActFor({ id, start, label, children }: WayProps) {
  const { isBusy, run } = useActFor(id, start)
  return (
    <Button size="small" busy={isBusy} onClick={run} aria-label={label} className={styles.act}>
      {children}
    </Button>
  )
}

/** One line of what waits; the whole line can be pressed. */
function Thing({ id, start, label, children, icon, note }: WayProps & ThingProps) {
  const { isBusy, run } = useActFor(id, start)
  return (
    <li className={styles.thing}>
      {icon}
      <span>
        <button
          type="button"
          className={styles.way}
          aria-label={label}
          aria-busy={isBusy || undefined}
          onClick={run}
        >
          {children}
        </button>
        {note && <small>{note}</small>}
      </span>
      <ChevronRightIcon />
    </li>
  )
}

interface ThingProps {
  icon: ReactNode
  note?: string | null
}
