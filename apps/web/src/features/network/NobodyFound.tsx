import { paths } from '@podium/contract/paths'
import { networkPhrases } from '@podium/phrases/network'
import type { Sport } from '@podium/contract/sports'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import styles from './NobodyFound.module.css'
import { isFiltered, withoutFilters, wordsOf, type Search } from './search.ts'
import { useSearchPath } from './useSearch.ts'

/** Sports with many people, as ways on from nowhere. */
const ways: Sport[] = ['ATHLETICS', 'SOCCER', 'SWIMMING', 'JUDO', 'CYCLING']

/** No result: for these words, with these filters, or in the whole network; and the way on. */
export function NobodyFound({ search }: { search: Search }) {
  const t = usePhrases(networkPhrases).empty
  const words = wordsOf(search)
  const filtered = isFiltered(search)
  if (!words && !filtered) return <NobodyAtAll />
  const text = words ? (filtered ? t.forBoth(words) : t.forQuery(words)) : t.forFilters
  return <EmptyState title={t.title} text={text} action={<WaysOn search={search} />} />
}

function WaysOn({ search }: { search: Search }) {
  const t = usePhrases(networkPhrases).empty
  const sports = usePhrases(sportPhrases)
  const { slug } = usePublicConfig()
  const pathOf = useSearchPath()
  const everybody = withoutFilters({ ...search, q: '' })
  return (
    <div className={styles.ways}>
      <div className={styles.row}>
        {wordsOf(search) && isFiltered(search) && (
          <LinkButton
            to={pathOf(withoutFilters(search))}
            variant="primary"
            replace
            preventScrollReset
          >
            {t.withoutFilters}
          </LinkButton>
        )}
        <LinkButton to={paths.network({ slug })} replace preventScrollReset>
          {t.reset}
        </LinkButton>
      </div>
      <p>{t.trySports}</p>
      <ul role="list" className={styles.row}>
        {ways.map((sport) => (
          <li key={sport}>
            <LinkButton
              size="small"
              variant="quiet"
              icon={<SportIcon sport={sport} />}
              to={pathOf({ ...everybody, sport })}
              replace
              preventScrollReset
            >
              {sports[sport]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NobodyAtAll() {
  const t = usePhrases(networkPhrases).empty
  return (
    <EmptyState title={t.titleAll} text={t.textAll} way={{ to: paths.signUp(), label: t.join }} />
  )
}
