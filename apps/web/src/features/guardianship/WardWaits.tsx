import { useQuery } from '@tanstack/react-query'
import type { WaitingThing } from '@podium/contract/home'
import type { PersonCard } from '@podium/contract/people'
import { personName } from '@podium/contract/person-name'
import { homePhrases } from '@podium/phrases/home'
import { Link } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useActFirst } from '../../shared/waiting/useActFirst.ts'
import { homeRead } from '../../shared/waiting/waitingRead.ts'
import { ChevronRightIcon } from '../../ui/icons/signs.tsx'
import part from '../../shared/settings/part.module.css'
import styles from './Ward.module.css'

/** What the ward's guardian is waited for, as their home says it; a press acts for the ward and leads there. */
export function WardWaits({ ward }: { ward: PersonCard }) {
  const t = usePhrases(homePhrases).waiting
  const { data } = useQuery(homeRead)
  // Whether the page is shown is decided right below.
  const things = data?.waiting.filter((one) => one.ward?.id === ward.id && one.kind !== 'wardPage')
  if (!things?.length) return null
  const titleId = `waits-${ward.id}`
  return (
    <section aria-labelledby={titleId} className={styles.waits}>
      <h3 id={titleId} className={part.subtitle}>
        {t.title}
      </h3>
      <ul role="list">
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <Thing thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thing({ thing }: { thing: WaitingThing }) {
  const words = usePhrases(homePhrases)
  const t = words.waiting
  const { date } = useFormats()
  const { kind, person, ward, facts, deadline, link } = thing
  const who = personName(person ?? {}) || words.somebody
  return (
    <Link to={link} onClick={useActFirst(thing)}>
      <span>{t.texts[kind](who, facts, ward?.name)}</span>
      {deadline && <small>{t.until(date(deadline))}</small>}
      <ChevronRightIcon />
    </Link>
  )
}
