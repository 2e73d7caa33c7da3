import {
  keepPreviousData,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '@podium/contract/list'
import { Navigate } from '../../router/index.ts'
import { Pager } from '../../ui/actions/Pager.tsx'
import { ReadFailed } from '../rendering/ReadFailed.tsx'
import { usePaging } from './usePaging.ts'

interface Props<Entry> {
  /** Reads a page of the list, from 0. */
  read: (page: number) => UseQueryOptions<Page<Entry>>
  pageSize: number
  /** Said where there is nothing to show because it could not be read. */
  couldNotLoad: string
  /** The list's shape, until it is here. */
  waiting: ReactNode
  /** Stands there while the list is empty. */
  empty: ReactNode
  /** What is done with the list, such as narrowing it; not there while there is nothing to do it with. */
  above?: ReactNode
  /** It is narrowed: the way back to all of it stays, however little was found. */
  isNarrowed?: boolean
  pages: { label: string; at: (page: number, of: number) => string; newer: string; older: string }
  /** Draws a page; `isOld` while the one asked for is on its way. */
  children: (list: Entry[], isOld: boolean) => ReactNode
}

/**
 * A list of which the address says the page: waiting, failed (`lists.failing`), empty, or a page with
 * the ways on.
 */
export function PagedList<Entry>(props: Props<Entry>) {
  const { read, above, isNarrowed = false, ...list } = props
  const paging = usePaging(list.pageSize)
  const query = useQuery({ ...read(paging.page), placeholderData: keepPreviousData })
  // While all of a narrowed list is on its way, what was found before says nothing of it.
  const isNothing = query.data?.total === 0 && !query.isPlaceholderData && !isNarrowed
  return (
    <>
      {!isNothing && above}
      <Listed {...list} paging={paging} query={query} />
    </>
  )
}

type ListedProps<Entry> = Omit<Props<Entry>, 'read' | 'above' | 'isNarrowed'> & {
  paging: ReturnType<typeof usePaging>
  query: UseQueryResult<Page<Entry>>
}

function Listed<Entry>({ paging, query, ...props }: ListedProps<Entry>) {
  const { couldNotLoad, waiting, empty, pages: t, children } = props
  const { page, pagesOf, newer, older, nearest } = paging
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  if (!data && isError) {
    return <ReadFailed message={couldNotLoad} {...{ isFetching, refetch }} />
  }
  if (!data) return waiting
  // What stood last on the last page was taken away, here or elsewhere.
  if (data.list.length === 0 && page > 0 && !isFetching) {
    return <Navigate key={page} to={nearest(data.total)} replace />
  }
  if (data.total === 0) return empty
  const pages = pagesOf(data.total)
  return (
    <>
      {children(data.list, isPlaceholderData && !isError)}
      {pages > 1 && (
        <Pager
          label={t.label}
          at={t.at(page + 1, pages)}
          newer={{ label: t.newer, to: newer }}
          older={{ label: t.older, to: older(data.total) }}
        />
      )}
    </>
  )
}
