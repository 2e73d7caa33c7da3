import { useState, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { WaitingKind, WaitingThing } from '@podium/contract/home'
import { homePhrases } from '@podium/phrases/home'
import { useSession } from '../../client/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useActFirst } from '../../shared/waiting/useActFirst.ts'
import { nearDayInside } from '../../shared/rendering/nearMoment.ts'
import { useNearMoment } from '../../shared/rendering/useNearMoment.ts'
import { Link } from '../../router/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { ChevronRightIcon, ClockIcon, PencilIcon } from '../../ui/icons/signs.tsx'
import { Named } from '../../shared/people/Named.tsx'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import rows from '../../shared/lists/rows.module.css'
import styles from './Waiting.module.css'
import { WhatWaits } from './WhatWaits.tsx'

/** What is about one's own page waits since it is there. */
const timeless: ReadonlySet<WaitingKind> = new Set(['page', 'hiddenPage', 'adult', 'wardPage'])

/** Named at first; the others on demand. */
const shownAtFirst = 5

interface Props {
  drawAnswer: (supportId: number) => ReactNode
}

/** What waits for a member, the most urgent first, each answered here or one tap away. */
export function Waiting({ drawAnswer }: Props) {
  return (
    <WhatWaits draw={({ waiting, counts }) => <Things {...{ waiting, counts, drawAnswer }} />} />
  )
}

function Things({ waiting, counts, drawAnswer }: Props & RestProps) {
  const t = usePhrases(homePhrases).waiting
  const [isAll, setAll] = useState(false)
  const isShort = !isAll && waiting.length > shownAtFirst + 1
  const shown = isShort ? waiting.slice(0, shownAtFirst) : waiting
  return (
    <>
      <ul role="list" className={rows.list}>
        {shown.map((thing) => (
          <Thing key={`${thing.kind} ${thing.id}`} thing={thing} drawAnswer={drawAnswer} />
        ))}
      </ul>
      {isShort ? (
        <Button size="small" className={styles.all} onClick={() => setAll(true)}>
          {t.all(waiting.length)}
        </Button>
      ) : (
        <Rest waiting={waiting} counts={counts} />
      )}
    </>
  )
}

/** What a request counts to, what a fund adds to it, and until or since when a thing waits. */
function Circumstances({ thing: { kind, facts, since, deadline } }: { thing: WaitingThing }) {
  const t = usePhrases(homePhrases).waiting
  const { number } = useFormats()
  const { language } = usePreferences()
  const moment = useNearMoment()
  const { goal, doubled, doubler } = facts
  const when = deadline
    ? t.until(nearDayInside(language, deadline))
    : !timeless.has(kind) && t.since(moment(since))
  const said = [goal && t.goal(goal), doubled && t.doubled(doubler, number(doubled)), when]
  return (
    <small>
      <Facts of={said} />
    </small>
  )
}

/** One thing: who, what, until when, and what to do about it. */
function Thing({ thing, drawAnswer }: Props & { thing: WaitingThing }) {
  const words = usePhrases(homePhrases)
  const t = words.waiting
  const { kind, id, person, ward, facts, link } = thing
  const who = personName(person ?? {}) || words.somebody
  const textFor = (name: string) => t.texts[kind](name, facts, personName(ward ?? {}))
  const actFirst = useActFirst(thing)
  return (
    <li className={styles.thing} data-kind={kind}>
      {person ? (
        <PersonPicture person={person} name={who} />
      ) : (
        <span className={rows.sign}>
          {kind === 'page' || kind === 'wardPage' ? <PencilIcon /> : <ClockIcon />}
        </span>
      )}
      <Link to={link} className={styles.words} onClick={actFirst}>
        <span>
          <Named who={person ? who : ''} text={textFor} />
        </span>
        <Circumstances thing={thing} />
        {facts.note && <q>{facts.note}</q>}
      </Link>
      {kind === 'supportRequest' ? (
        <span className={styles.acts}>{drawAnswer(Number(id))}</span>
      ) : (
        <>
          <LinkButton
            size="small"
            to={link}
            onClick={actFirst}
            className={styles.act}
            aria-label={`${t.acts[kind]}: ${person ? who : textFor(who)}`}
          >
            {t.acts[kind]}
          </LinkButton>
          <ChevronRightIcon />
        </>
      )}
    </li>
  )
}

/** Where all of a kind stand of which more wait than are named. */
const lists: Partial<Record<WaitingKind, (ownId: number) => string>> = {
  supportRequest: (ownId) => paths.manage('ATHLETE', ownId),
  agreement: () => paths.agreements(),
  orderToShip: () => paths.orders({ side: 'seller' }),
  orderToConfirm: () => paths.orders(),
  orderToReturn: () => paths.orders(),
  orderToReceiveBack: () => paths.orders({ side: 'seller' }),
  message: () => paths.messages(),
}

interface RestProps {
  waiting: WaitingThing[]
  counts: Record<WaitingKind, number>
}

function Rest({ waiting, counts }: RestProps) {
  const t = usePhrases(homePhrases).waiting
  const { user } = useSession()
  const kinds = (Object.keys(lists) as WaitingKind[]).filter(
    (kind) => counts[kind] > waiting.filter((thing) => thing.kind === kind).length,
  )
  if (!user || kinds.length === 0) return null
  return (
    <p className={styles.rest}>
      {kinds.map((kind) => (
        <Link key={kind} to={lists[kind]?.(user.id) ?? ''}>
          {t.rest(t.counts[kind](counts[kind]))}
        </Link>
      ))}
    </p>
  )
}
