import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedCard } from '@podium/contract/network'
import { networkPages } from './queries.ts'
import { mostPages, pageSize, type Search } from './search.ts'

export interface Found {
  people: readonly ListedCard[]
  total: number
  /** What was searched for, however many pages of it are shown. */
  of: string
}

interface Finding {
  /** What the search found; while it is under way, what the one before found. */
  found: Found | undefined
  /** The first page of this search is not here yet. */
  isSearching: boolean
  /** A further page is not here yet. */
  isLoadingMore: boolean
  hasMore: boolean
  hasFailed: boolean
  retry: () => void
}

/** The people a search finds, as many pages as it shows. */
export function useFound(search: Search): Finding {
  const results = useQueries({ queries: networkPages(search) })
  const pages = results.map(({ data }) => data)
  const ready = pages.slice(0, firstGap(pages)).filter((page) => page !== undefined)
  const readAt = results.map(({ dataUpdatedAt }) => dataUpdatedAt)
  const signature = JSON.stringify([search, ready.length, readAt])
  const [kept, setKept] = useState<{ signature: string; found: Found }>()
  if (ready[0] && kept?.signature !== signature) {
    setKept({
      signature,
      found: {
        people: once(ready.flatMap(({ list }) => list)),
        total: ready[0].total,
        of: JSON.stringify({ ...search, pages: 1 }),
      },
    })
  }
  const failed = results.filter(({ isError }) => isError)
  return {
    found: kept?.found,
    isSearching: !ready[0],
    isLoadingMore: ready[0] !== undefined && ready.length < search.pages && failed.length === 0,
    hasMore: search.pages < mostPages && search.pages * pageSize < (ready[0]?.total ?? 0),
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** Pages are shown in order, up to the first that is not here. */
function firstGap(pages: readonly unknown[]): number {
  const gap = pages.indexOf(undefined)
  return gap < 0 ? pages.length : gap
}

/** A person who moved to the next page between two reads is shown once; hidden ones have no id. */
function once(people: readonly ListedCard[]): ListedCard[] {
  const seen = new Set<number>()
  return people.filter(({ id }) => id === 0 || (!seen.has(id) && seen.add(id)))
}
