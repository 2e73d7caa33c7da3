import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useDeferredValue, type ReactNode } from 'react'
import type { ListedCard } from '@podium/contract/network'
import { isMemberRole, type MemberRole } from '@podium/contract/roles'
import type { SavedFilters } from '@podium/contract/saved-searches'
import { networkPhrases } from '@podium/phrases/network'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { useSession } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { PinIcon } from '../../ui/icons/signs.tsx'
import { CardsIcon, RowsIcon } from '../../ui/icons/workSigns.tsx'
import { BlankCard, CardSkeletons, PersonCard, type Person } from './PersonCard.tsx'
import { NobodyFound } from './NobodyFound.tsx'
import { isBrowsed, pagesByThemselves, pageSize, savedOf, sorts, wordsOf } from './search.ts'
import { useFound, type Found } from './useFound.ts'
import { useView, views, type View } from './useView.ts'
import { classes } from '../../ui/classes.ts'
import look from '../../shared/people/personLook.module.css'
import { useReached } from '../../shared/rendering/useReached.ts'
import { useChangeSearch, useSearch } from './useSearch.ts'
import styles from './NetworkResults.module.css'

interface Props {
  /** What can be done about somebody in place; `ids` are those who are shown along with them. */
  drawAct?: ((person: Person, ids: readonly number[]) => ReactNode) | undefined
  /** Keeps what is looked for, for who may. */
  drawSave?: ((search: SavedFilters) => ReactNode) | undefined
}

/** The people found, how many there are in all, in which order and in which shape. */
export function NetworkResults({ drawAct, drawSave }: Props) {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  const { found, isSearching, isLoadingMore, hasMore, hasFailed, retry } = useFound(search)
  const change = useChangeSearch()
  const [view, setView] = useView()
  const showMore = () => change({ pages: search.pages + 1 })
  const isEmpty = found?.total === 0 && !isSearching
  // Nobody is there to be put in an order.
  const isNobody = isEmpty && isBrowsed(search)
  const isWhole = useDeferredValue(found?.of) === found?.of
  return (
    <section className={styles.results} aria-label={t.title} aria-busy={isSearching}>
      {!isNobody && (
        <div className={styles.head}>
          <Total found={found} />
          <Order save={isBrowsed(search) ? null : drawSave?.(savedOf(search))} />
          <Views view={view} onView={setView} />
        </div>
      )}
      {isEmpty && <NobodyFound search={search} />}
      <ul
        role="list"
        className={classes(styles.grid, lookOf(view))}
        data-view={view ?? 'fitting'}
        data-stale={isSearching}
      >
        {found && (
          <People
            found={found}
            isWhole={isWhole}
            isRoleKnown={search.type !== undefined}
            drawAct={drawAct}
          />
        )}
        {(isLoadingMore || (isSearching && !found && !hasFailed)) && (
          <CardSkeletons count={pageSize} />
        )}
      </ul>
      {hasFailed && <LoadError message={t.couldNotLoad} retryLabel={t.retry} onRetry={retry} />}
      {hasMore && isWhole && !isLoadingMore && !hasFailed && (
        <More
          key={search.pages}
          comesByItself={search.pages < pagesByThemselves}
          onMore={showMore}
        />
      )}
    </section>
  )
}

/** Unless somebody chose, what fits: rows on phones, cards where there is room. */
function lookOf(view: View | null) {
  if (view === null) return classes(look.rowsOnPhones, styles.rowsOnPhones)
  return view === 'rows' && classes(look.rows, styles.rows)
}

/** Those on the screen when others are found; the rest follow in the next moment. */
const firstCards = 8

interface PeopleProps extends Pick<Props, 'drawAct'> {
  found: Found
  isWhole: boolean
  isRoleKnown: boolean
}

/** Whom a search found. While the next is under way they stay, and are not drawn anew. */
const People = memo(function People({ found, isWhole, isRoleKnown, drawAct }: PeopleProps) {
  const { people } = found
  return (isWhole ? people : people.slice(0, firstCards)).map((person, place) =>
    person.role ? (
      <PersonCard
        key={person.id}
        person={{ ...person, role: person.role }}
        isRoleKnown={isRoleKnown}
        act={drawAct?.({ ...person, role: person.role }, neighbours(people, place))}
      />
    ) : (
      <BlankCard key={`blank-${place}`} />
    ),
  )
})

/** The ids of the page of results that a place is on. */
function neighbours(people: readonly ListedCard[], place: number): number[] {
  const from = place - (place % pageSize)
  return people.slice(from, from + pageSize).flatMap(({ id, role }) => (role ? [id] : []))
}

/** Whether people stand in rows or cards. */
function Views({ view, onView }: { view: View | null; onView: (view: View) => void }) {
  const t = usePhrases(networkPhrases)
  return (
    <div
      role="group"
      aria-label={t.view}
      className={styles.views}
      data-fitting={view === null || undefined}
    >
      {views.map((one) => (
        <IconButton
          key={one}
          label={t.views[one]}
          icon={one === 'rows' ? <RowsIcon /> : <CardsIcon />}
          aria-pressed={view === one}
          onClick={() => onView(one)}
        />
      ))}
    </div>
  )
}

/** The order, and the way to who is near. */
function Order({ save }: { save: ReactNode }) {
  const t = usePhrases(networkPhrases)
  const { user } = useSession()
  const search = useSearch()
  const change = useChangeSearch()
  // What is searched for has an order of its own, and so has a class.
  const isOrdered = wordsOf(search) !== '' || search.class !== undefined
  return (
    <div className={styles.looks}>
      {!isOrdered && (
        <SelectField
          label={t.sort}
          hideLabel
          emptyLabel={t.sorts.name}
          options={sorts.map((value) => ({ value, label: t.sorts[value] }))}
          value={search.sort ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ sort: sorts.find((one) => one === value) })
          }
        />
      )}
      {user && isMemberRole(user.role) && <NearMe role={user.role} id={user.id} />}
      {save}
    </div>
  )
}

/**
 * People of one's own region, or of one's country where no region is known; pressed again, of everywhere.
 * Where that is, is asked with the first press.
 */
function NearMe({ role, id }: { role: MemberRole; id: number }) {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  const change = useChangeSearch()
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const own = profileRead(role, id)
  const { data } = useQuery({ ...own, enabled: false })
  const isNear =
    data?.countryCode === search.country && (data?.region ?? undefined) === search.region
  const press = async () => {
    if (data && isNear) return change({ country: undefined, region: undefined })
    try {
      const { countryCode, region } = await queryClient.ensureQueryData(own)
      if (!countryCode) return toast.error(t.nearWhat)
      change({ country: countryCode, region: region ?? undefined })
    } catch (error) {
      await tell(error)
    }
  }
  return (
    <Button
      size="small"
      className={styles.near}
      icon={<PinIcon />}
      aria-pressed={data !== undefined && isNear}
      onClick={() => void press()}
    >
      <span className={styles.nearWords}>{t.nearMe}</span>
    </Button>
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
