import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what somebody chose before the server has kept it, and answers the way to take it back. What was
 * asked before the choice would answer how it stood then: that answer is not waited for any more.
 */
export async function showAhead<Key extends QueryKey, Known = InferDataFromTag<unknown, Key>>(
  queryClient: QueryClient,
  queryKey: Key,
  change: (known: Known | undefined) => Known | undefined,
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<Known>(queryKey)
  queryClient.setQueryData<unknown>(queryKey, change(before))
  return () => queryClient.setQueryData<unknown>(queryKey, before)
}
