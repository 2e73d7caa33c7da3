import type { LoaderInput } from '../../shared/navigation/index.ts'
import { pendingSupporters, supportSettings, supportTable, tablesOf } from './queries.ts'
import { tablePlaceIn } from './tables/useTablePlace.ts'

/**
 * Reads what only its owner sees of a page: of athletes what waits for them, and where it is looked after
 * the tables too.
 */
export async function loadOwnSupports(input: LoaderInput, isManaged: boolean): Promise<void> {
  const { queryClient, user } = input
  const isAthlete = user?.role === 'ATHLETE'
  await Promise.all([
    isAthlete && queryClient.prefetchQuery(pendingSupporters),
    isManaged && loadOwnTables(input, { isAnswered: true }),
    isManaged && isAthlete && queryClient.prefetchQuery(supportSettings),
  ])
}

/** Reads the tables of the user's own supports, the supporters' perhaps without what waits for an answer. */
export async function loadOwnTables(
  { queryClient, url, user }: LoaderInput,
  { isAnswered }: { isAnswered: boolean },
): Promise<void> {
  const tables = tablesOf(user?.role).map((kind) =>
    supportTable(kind, {
      ...tablePlaceIn(kind, url.searchParams),
      isAnswered: isAnswered && kind === 'supporters',
    }),
  )
  await Promise.all(tables.map((table) => queryClient.prefetchQuery(table)))
}
