import type { ReactNode } from 'react'
import type { Page } from '@podium/contract/list'
import { paths } from '@podium/contract/paths'
import type { MemberRole } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { GlobeIcon } from '../../ui/icons/signs.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import styles from './People.module.css'
import { peopleStep } from './peopleStep.ts'

export interface ShownPerson {
  id: number
  role: MemberRole
  name: string
  picture: string | null
  sport: Sport | null
  /** Under the name: the role, or the sport. */
  line: ReactNode
  /** Leads to a website of theirs. */
  website?: string | null
}

/** People as chips, each leading to their page. */
export function People({ people, large = false }: { people: ShownPerson[]; large?: boolean }) {
  return (
    <ul role="list" className={styles.people} data-large={large}>
      {people.map(({ id, role, name, picture, sport, line, website }) => (
        <li key={id} data-website={Boolean(website)}>
          <Link to={paths.profile(role, id)} className={styles.person}>
            <Avatar
              {...{ userId: id, role, sport, name }}
              src={picture}
              size={large ? 'medium' : 'small'}
            />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <small>{line}</small>
            </span>
          </Link>
          {website && <Website name={name} address={website} />}
        </li>
      ))}
    </ul>
  )
}

/** Out to a sponsor's own site: the click is counted on the way (`exposure.clicks`). */
function Website({ name, address }: { name: string; address: string }) {
  const t = usePhrases(supportPagePhrases)
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener nofollow"
      className={styles.website}
      aria-label={t.websiteOf(name)}
      title={t.website}
    >
      <GlobeIcon />
    </a>
  )
}

interface MoreProps {
  page: Pick<Page<unknown>, 'list' | 'total'>
  /** How many are asked for. */
  limit: number
  onMore: (limit: number) => void
  isBusy: boolean
}

/** Most that a list hands out at once. */
const most = 100

/** Shows more of them, as far as the list goes; the rest is a number. */
export function More({ page: { list, total }, limit, onMore, isBusy }: MoreProps) {
  const t = usePhrases(supportPagePhrases).supporters
  const { number } = useFormats()
  const left = total - list.length
  if (left <= 0) return null
  return (
    <p className={styles.more}>
      {t.more(number(left))}
      {limit < most && (
        <Button size="small" busy={isBusy} onClick={() => onMore(limit + peopleStep)}>
          {t.showMore}
        </Button>
      )}
    </p>
  )
}
