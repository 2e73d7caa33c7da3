import type { LoaderInput } from '../../shared/navigation/index.ts'
import { pendingSupporters, supportSettings, supportTable, tablesOf } from './queries.ts'
import { briefSize, tablePlaceIn, usualSize } from './tables/useTablePlace.ts'

/**
 * Reads what only its owner sees of a page: of athletes what waits for them, and where it is looked after
 * the tables too.
 */
export async function loadOwnSupports(input: LoaderInput, isManaged: boolean): Promise<void> {
  const { queryClient, user } = input
  const isAthlete = user?.role === 'ATHLETE'
  await Promise.all([
    isAthlete && queryClient.prefetchQuery(pendingSupporters),
    isManaged && loadOwnTables(input, { isAnswered: true, isBrief: true }),
    isManaged && isAthlete && queryClient.prefetchQuery(supportSettings),
  ])
}

/**
 * Reads the tables of the user's own supports, the supporters' perhaps without what waits for an answer,
 * and no more than a few at first.
 */
export async function loadOwnTables(
  { queryClient, url, user }: LoaderInput,
  { isAnswered, isBrief = false }: { isAnswered: boolean; isBrief?: boolean },
): Promise<void> {
  const tables = tablesOf(user?.role).map((kind) =>
    supportTable(kind, {
      ...tablePlaceIn(kind, url.searchParams, isBrief ? briefSize : usualSize),
      isAnswered: isAnswered && kind === 'supporters',
    }),
  )
  await Promise.all(tables.map((table) => queryClient.prefetchQuery(table)))
}
