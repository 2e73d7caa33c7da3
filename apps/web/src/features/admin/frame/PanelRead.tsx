import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminPhrases } from '@podium/phrases/admin'
import { isMalformed, isMissing } from '../../../client/index.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ReadFailed } from '../../../shared/rendering/ReadFailed.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

interface Props<T, K extends QueryKey> {
  read: UseQueryOptions<T, Error, T, K>
  children: (data: T) => ReactNode
}

/** What a panel reads about its row before it can be drawn. */
export function PanelRead<T, K extends QueryKey>({ read, children }: Props<T, K>) {
  const { entryNotLoaded, list } = usePhrases(adminPhrases)
  const { data, isError, error, isFetching, refetch } = useQuery(read)
  if (data !== undefined) return children(data)
  if (!isError) return <Skeleton shape="block" height="20rem" />
  if (isMissing(error) || isMalformed(error)) return <p>{list.missing}</p>
  return <ReadFailed message={entryNotLoaded} {...{ isFetching, refetch }} />
}
