import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Represented } from '@podium/contract/roster'
import { rosterPhrases } from '@podium/phrases/roster'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { nearDayInside } from '../../shared/rendering/nearMoment.ts'
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
  const { language } = usePreferences()
  const { requests, answerBy, agreements, agreementId, unread, page } = one
  const { id } = one.person
  const isIncomplete = page !== null && page.missing.length > 0
  if (!requests && !agreements && !unread && !isIncomplete)
    return <p className={styles.calm}>{t.calm}</p>
  const toAgreements =
    agreements === 1 && agreementId !== null
      ? paths.agreement({ id: agreementId })
      : paths.agreements()
  return (
    <ul role="list" className={styles.waits}>
      {!!requests && (
        <Thing
          {...{ id, name }}
          start={requestsStart(one)}
          icon={<HeartIcon />}
          note={answerBy && t.by(nearDayInside(language, answerBy))}
        >
          {t.requests(requests)}
        </Thing>
      )}
      {!!agreements && (
        <Thing {...{ id, name }} start={{ to: toAgreements }} icon={<CheckIcon />}>
          {t.agreements(agreements)}
        </Thing>
      )}
      {!!unread && (
        <Thing {...{ id, name }} start={{ to: paths.messages() }} icon={<MailIcon />}>
          {t.messages(unread)}
        </Thing>
      )}
      {isIncomplete && (
        <Thing
          {...{ id, name }}
          start={{ to: paths.editProfile('ATHLETE') }}
          icon={<PencilIcon />}
          note={t.missing(page.missing.map((part) => t.parts[part]).join(', '))}
        >
          {t.page(page.percent)}
        </Thing>
      )}
    </ul>
  )
}

/** Where requests are answered: a single one by itself, several on the athlete's page. */
function requestsStart({ person, scopes, requests, requestId }: Represented): Start {
  if (requests === 1 && requestId !== null) return { to: paths.support({ id: requestId }) }
  if (scopes.includes('PAGE')) return { to: paths.manage('ATHLETE', person.id) }
  return actingStart(person, scopes)
}

interface WayProps {
  /** Of the athlete. */
  id: number
  /** Where the press leads, once this tab acts for the athlete. */
  start: Start
  children: string
}

function ActFor({ id, start, label, children }: WayProps & { label: string }) {
  const { isBusy, run } = useActFor(id, start)
  return (
    <Button size="small" busy={isBusy} onClick={run} aria-label={label} className={styles.act}>
      {children}
    </Button>
  )
}

/** One line of what waits; the whole line can be pressed. */
function Thing({ id, name, start, children, icon, note }: WayProps & ThingProps) {
  const { doFor } = usePhrases(rosterPhrases).own
  const { isBusy, run } = useActFor(id, start)
  return (
    <li className={styles.thing}>
      {icon}
      <span>
        <button
          type="button"
          className={styles.way}
          aria-label={doFor(children, name)}
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
  /** Of the athlete, said along where the line is read alone. */
  name: string
  icon: ReactNode
  note?: string | null
}
