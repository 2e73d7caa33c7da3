import { paths } from '@podium/contract/paths'
import type { OpenMatch } from '@podium/contract/season'
import { seasonPhrases } from '@podium/phrases/season'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { HeartIcon } from '../../ui/icons/signs.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './season.module.css'

/** Who doubles supports, while how many credits last; whose page is hidden has no name. */
export function MatchList({ matches }: { matches: readonly OpenMatch[] }) {
  const t = usePhrases(seasonPhrases).match
  const { number, date } = useFormats()
  if (matches.length === 0) return null
  return (
    <ul role="list" className={styles.matches}>
      {matches.map(({ id, by, left, perSupporter, until }) => (
        <li key={id}>
          <HeartIcon />
          <span>
            <strong>
              {t.doubledBy}{' '}
              {by ? <Link to={paths.profile(by.role, by.id)}>{by.name}</Link> : t.somebody}
            </strong>{' '}
            {t.last(number(left))}{' '}
            <small>
              <Facts of={[t.most(number(perSupporter)), until && t.until(date(until))]} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
