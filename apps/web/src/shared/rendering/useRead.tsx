import {
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { Skeleton, SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { ReadFailed } from './ReadFailed.tsx'

/** What keeps the room of what is read: so many lines of words, a block so high, or a shape of its own. */
type Waiting = number | `${number}rem` | ReactElement

/**
 * What is read before it can be drawn, and what stands in its place until then: what keeps its room, or
 * that it could not be read, with the way to try again. Once it is there nothing stands in its place.
 */
export function useRead<T, K extends QueryKey>(
  read: UseQueryOptions<T, Error, T, K>,
  couldNotLoad: string,
  waiting: Waiting,
): [data: T | undefined, instead: ReactNode, query: UseQueryResult<T>] {
  const query = useQuery(read)
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return [data, null, query]
  if (!isError) return [undefined, shapeOf(waiting), query]
  const failed = <ReadFailed message={couldNotLoad} {...{ isFetching, refetch }} />
  return [undefined, failed, query]
}

function shapeOf(waiting: Waiting): ReactElement {
  if (typeof waiting === 'number') return <SkeletonText lines={waiting} />
  return typeof waiting === 'string' ? <Skeleton shape="block" height={waiting} /> : waiting
}
