import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
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
  /** How many of them before the older ones are asked for; all unless given. */
  atFirst?: number
  drawActs: (update: Update) => ReactNode
}

/** An athlete's updates, newest first. */
export function UpdateList({ athlete, updates, atFirst, drawActs }: Props) {
  const t = usePhrases(seasonPhrases).updates
  const last = updates.at(-1)?.id ?? 0
  // Once they were asked for they are read again with the season, as where one of them is deleted.
  const [areWanted, setWanted] = useState(false)
  const older = useInfiniteQuery({ ...updatesBefore(athlete.id, last), enabled: areWanted })
  const [isFolded, setFolded] = useState(atFirst !== undefined && updates.length > atFirst)
  const pages = older.data?.pages ?? []
  const shown = isFolded ? updates.slice(0, atFirst) : [...updates, ...pages.flat()]
  const isMore =
    isFolded ||
    (pages.length > 0 ? older.hasNextPage : updates.length === seasonLimits.updatesPerPage)
  const readMore = () => {
    if (isFolded) return setFolded(false)
    if (!areWanted) return setWanted(true)
    return pages.length > 0 ? older.fetchNextPage() : older.refetch()
  }
  return (
    <>
      <ul role="list" className={styles.updates}>
        {shown.map((update) => (
          <li key={update.id}>
            <UpdateCard {...{ update, athlete }} acts={drawActs(update)} />
          </li>
        ))}
      </ul>
      {isMore && (
        <Button
          size="small"
          className={styles.more}
          busy={older.isFetching}
          onClick={() => void readMore()}
        >
          {t.more}
        </Button>
      )}
    </>
  )
}
