import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { paths } from '@podium/contract/paths'
import { homePhrases } from '@podium/phrases/home'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { byDay } from '../../shared/lists/byDay.ts'
import { Day } from '../../shared/lists/Day.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { groupLines } from './groupLines.ts'
import home from './HomeScreen.module.css'
import styles from './Feed.module.css'
import { FeedLine } from './FeedLine.tsx'
import { feedPageSize, feedRead } from './queries.ts'

/** What is new of whom one follows or supports, newest first. */
export function Feed() {
  const t = usePhrases(homePhrases).news
  const id = useId()
  return (
    <section className={home.part} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <Lines />
    </section>
  )
}

function Lines() {
  const t = usePhrases(homePhrases).news
  const feed = useInfiniteQuery(feedRead)
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage } = feed
  const failed = (again: () => Promise<unknown>) => (
    <ReadFailed message={t.couldNotLoad} isFetching={isFetching} refetch={again} />
  )
  if (!data && isError) return failed(feed.refetch)
  if (!data) return <Skeleton shape="block" height="32rem" />
  const lines = data.pages.flat()
  if (lines.length === 0) return <Nobody />
  return (
    <>
      {byDay(groupLines(lines), ([{ at }]) => at).map((groups) => (
        <Day key={groups[0][0].id} at={groups[0][0].at} level={3}>
          <ul role="list" className={styles.list}>
            {groups.map((group) => (
              <FeedLine key={group[0].id} group={group} />
            ))}
          </ul>
        </Day>
      ))}
      {feed.isFetchNextPageError && failed(feed.fetchNextPage)}
      {hasNextPage && !feed.isFetchNextPageError && (
        <Button wide busy={isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          {t.more}
        </Button>
      )}
      {!hasNextPage && lines.length > feedPageSize && <p className={styles.end}>{t.end}</p>}
    </>
  )
}

/** Who follows nobody, or only people who tell nothing, is shown the way to others. */
function Nobody() {
  const t = usePhrases(homePhrases).news.empty
  const { slug } = usePublicConfig()
  return (
    <EmptyState
      level={3}
      isSmall
      title={t.title}
      text={t.text}
      way={{ to: paths.network({ slug }), label: t.action }}
    />
  )
}
