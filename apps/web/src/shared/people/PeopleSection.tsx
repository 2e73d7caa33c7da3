import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '@podium/contract/list'
import { useFormats } from '../language/formats.ts'
import { ReadFailed } from '../rendering/ReadFailed.tsx'
import { More, People, type ShownPerson } from './People.tsx'
import styles from './People.module.css'
import { peopleStep } from './peopleStep.ts'

interface Props<T, K extends QueryKey> {
  id: string
  texts: { title: string; couldNotLoad: string }
  read: (limit: number) => UseQueryOptions<Page<T>, Error, Page<T>, K>
  view: (one: T) => ShownPerson
}

/** People under a heading that says how many they are; nothing where there are none. */
export function PeopleSection<T, K extends QueryKey>({ id, texts: t, read, view }: Props<T, K>) {
  const { number } = useFormats()
  const [limit, setLimit] = useState(peopleStep)
  const { data, isError, isFetching, refetch } = useQuery({
    ...read(limit),
    placeholderData: keepPreviousData,
  })
  if (data ? data.total === 0 : !isError) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{t.title}</h2>
        {data && <p className="soft">{number(data.total)}</p>}
      </header>
      {data ? (
        <>
          <People people={data.list.map(view)} large />
          <More page={data} limit={limit} onMore={setLimit} isBusy={isFetching} />
        </>
      ) : (
        <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />
      )}
    </section>
  )
}
