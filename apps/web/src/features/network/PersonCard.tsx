import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { Link } from '../../router/index.ts'
import type { ListedCard, NetworkCard } from '@podium/contract/network'
import { personName } from '@podium/contract/person-name'
import type { SportestType } from '@podium/contract/sportest'
import { isMemberRole, type Role } from '@podium/contract/roles'
import { networkPhrases } from '@podium/phrases/network'
import { sportestNames } from '@podium/phrases/sportest-names'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Cover } from '../../ui/pictures/Cover.tsx'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import { Card, coverLink } from '../../ui/surfaces/Card.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './PersonCard.module.css'

/** Whether they hide is told to administrators alone, and administrators are shown to them alone. */
export type Person = Omit<NetworkCard, 'role'> & { role: Role } & Partial<
    Pick<ListedCard, 'hiddenProfile'>
  >

interface Props {
  person: Person
  /** All in the list have one role, so that it need not be said of each. */
  isRoleKnown?: boolean
  /** What can be done about them in place. */
  act?: ReactNode
}

/** A person of the network, a card or, where the list around it says so, a row; all of it leads to their page. */
export function PersonCard({ person, isRoleKnown = false, act }: Props) {
  const { id, role, sport, avatar } = person
  const name = personName(person)
  const drawnFor = { userId: id, role, sport }
  return (
    <Card as="li" flush interactive={isMemberRole(role)} className={styles.card}>
      <div className={styles.cover}>
        <Cover {...drawnFor} />
      </div>
      <div className={styles.words}>
        <span className={styles.face}>
          <Avatar {...drawnFor} name={name} src={avatar.main} size="large" ringed />
        </span>
        <h2 className={styles.name}>
          {isMemberRole(role) ? (
            <Link to={paths.profile(role, id)} className={coverLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <SportLine person={person} />
        <PlaceLine person={person} isRoleKnown={isRoleKnown} />
        <Score role={role} score={person.sportestScore} />
        {act && <div className={styles.act}>{act}</div>}
      </div>
    </Card>
  )
}

/** What the last sportest gave, in the corner of the cover or as a line; it is the test of the role on the card. */
function Score({ role, score }: { role: Role; score: number | null }) {
  const t = usePhrases(networkPhrases)
  const { tests, any } = usePhrases(sportestNames)
  if (score === null) return null
  const test = tests[role as SportestType] ?? any
  const label = t.score(test, score)
  return (
    <span className={styles.score} role="img" aria-label={label} title={label}>
      <small>{any}</small>
      <b>{score}</b>
      <small>/10</small>
    </span>
  )
}

/** A hidden person: a place in the lane, and nothing else (`profile.hidden`). */
export function BlankCard() {
  const t = usePhrases(networkPhrases)
  return (
    <Card as="li" variant="sunken" className={styles.blank}>
      <Lanes className={styles.blankLanes} />
      <span>{t.hidden}</span>
    </Card>
  )
}

function SportLine({ person: { sport, clubName } }: { person: Person }) {
  const names = usePhrases(sportPhrases)
  if (!sport) return null
  return (
    <p className={styles.line}>
      <SportIcon sport={sport} />
      <Facts of={[names[sport], clubName]} />
    </p>
  )
}

/** A person's role and place in a line; to administrators, whom hidden people are shown to, that they hide. */
function PlaceLine({ person, isRoleKnown }: Pick<Props, 'person' | 'isRoleKnown'>) {
  const t = usePhrases(networkPhrases)
  const { country } = useFormats()
  const { role, region, countryCode, hiddenProfile } = person
  const place = [region, countryCode && country(countryCode)].filter(Boolean).join(', ')
  const facts = [
    hiddenProfile && <strong key="hidden">{t.hidden}</strong>,
    !isRoleKnown && t.roles[role],
    place,
  ]
  return (
    <p className={styles.place}>
      <Facts of={facts} />
    </p>
  )
}

/** The shape of cards that are on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, card) => (
    <li key={card} aria-hidden="true" className={styles.skeleton}>
      <Skeleton shape="block" width="100%" height="7rem" />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </li>
  ))
}
