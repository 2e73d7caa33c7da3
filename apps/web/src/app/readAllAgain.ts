import type { Query, QueryClient } from '@tanstack/react-query'

/** Reads again what is on the screen, but what is the same for everyone. */
export function readAllAgain(queryClient: QueryClient): void {
  const isPrivate = (query: Query) => query.meta?.sameForEveryone !== true
  void queryClient.invalidateQueries({ predicate: isPrivate })
}
