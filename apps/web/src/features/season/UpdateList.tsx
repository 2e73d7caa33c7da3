import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PersonCard } from '@podium/contract/people'
import { seasonLimits } from '@podium/contract/limits'
import type { Update } from '@podium/contract/updates'
import { seasonPhrases } from '@podium/phrases/season'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { updatesBefore } from './queries.ts'
import { UpdateCard } from './UpdateCard.tsx'
import styles from './season.module.css'

interface Props {
  athlete: Pick<PersonCard, 'id' | 'role' | 'name' | 'lastName'>
  /** The latest; older ones are read when they are asked for. */
  updates: readonly Update[]
  drawActs: (update: Update) => ReactNode
}

/** An athlete's updates, newest first. */
export function UpdateList({ athlete, updates, drawActs }: Props) {
  const t = usePhrases(seasonPhrases).updates
  const last = updates.at(-1)?.id ?? 0
  const older = useInfiniteQuery({ ...updatesBefore(athlete.id, last), enabled: false })
  const pages = older.data?.pages ?? []
  const isMore =
    pages.length > 0 ? older.hasNextPage : updates.length === seasonLimits.updatesPerPage
  const readMore = () => (pages.length > 0 ? older.fetchNextPage() : older.refetch())
  return (
    <>
      <ul role="list" className={styles.updates}>
        {[...updates, ...pages.flat()].map((update) => (
          <li key={update.id}>
            <UpdateCard {...{ update, athlete }} acts={drawActs(update)} />
          </li>
        ))}
      </ul>
      {isMore && (
        <Button size="small" busy={older.isFetching} onClick={() => void readMore()}>
          {t.more}
        </Button>
      )}
    </>
  )
}
