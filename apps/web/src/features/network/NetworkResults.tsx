import { networkPhrases } from '@podium/phrases/network'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { BlankCard, CardSkeletons, PersonCard } from './PersonCard.tsx'
import { NobodyFound } from './NobodyFound.tsx'
import { pagesByThemselves, pageSize } from './search.ts'
import { useFound, type Found } from './useFound.ts'
import { useReached } from './useReached.ts'
import { useChangeSearch, useSearch } from './useSearch.ts'
import styles from './NetworkResults.module.css'

/** The people found, and how many there are in all. */
export function NetworkResults() {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  const { found, isSearching, isLoadingMore, hasMore, hasFailed, retry } = useFound(search)
  const change = useChangeSearch()
  const showMore = () => change({ pages: search.pages + 1 })
  const isEmpty = found?.total === 0 && !isSearching
  return (
    <section className={styles.results} aria-label={t.title} aria-busy={isSearching}>
      <Total found={found} />
      {isEmpty && <NobodyFound search={search} />}
      <ul role="list" className={styles.grid} data-stale={isSearching}>
        {found?.people.map((person, place) =>
          person.role ? (
            <PersonCard key={person.id} person={{ ...person, role: person.role }} />
          ) : (
            <BlankCard key={`blank-${place}`} />
          ),
        )}
        {(isLoadingMore || (isSearching && !found && !hasFailed)) && (
          <CardSkeletons count={pageSize} />
        )}
      </ul>
      {hasFailed && <LoadError message={t.couldNotLoad} retryLabel={t.retry} onRetry={retry} />}
      {hasMore && !isLoadingMore && !hasFailed && (
        <More
          key={search.pages}
          comesByItself={search.pages < pagesByThemselves}
          onMore={showMore}
        />
      )}
    </section>
  )
}

function Total({ found }: { found: Found | undefined }) {
  const t = usePhrases(networkPhrases)
  const { number } = useFormats()
  return (
    <p role="status" className={styles.total}>
      {found ? t.total(number(found.total), found.total === 1) : t.loading}
    </p>
  )
}

/** The first pages come when one has scrolled to them; later ones when asked for, so that the footer can be reached. */
function More({ comesByItself, onMore }: { comesByItself: boolean; onMore: () => void }) {
  const t = usePhrases(networkPhrases)
  const place = useReached(comesByItself ? onMore : null)
  return (
    <div ref={place} className={styles.more}>
      <Button size="large" onClick={onMore}>
        {t.loadMore}
      </Button>
    </div>
  )
}
