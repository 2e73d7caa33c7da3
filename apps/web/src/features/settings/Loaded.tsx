import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'

interface Props<T> {
  read: UseQueryResult<T>
  couldNotLoad: string
  lines?: number
  children: (data: T) => ReactNode
}

/** What was read, or its shape while it comes, or a way to try again. */
export function Loaded<T>({ read, couldNotLoad, lines = 3, children }: Props<T>) {
  if (read.data !== undefined) return children(read.data)
  if (!read.isError) return <SkeletonText lines={lines} />
  return <ReadFailed message={couldNotLoad} isFetching={read.isFetching} refetch={read.refetch} />
}
