import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Optimistic update: shows what the user chose before the server has kept it, and returns the rollback. What was
 * asked before the choice would answer how it stood then: that answer is not waited for any more.
 */
export async function showAhead<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  change: (
    known: InferDataFromTag<unknown, Key> | undefined,
  ) => InferDataFromTag<unknown, Key> | undefined,
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, change)
  return () => queryClient.setQueryData(queryKey, () => before)
}
