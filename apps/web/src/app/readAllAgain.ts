import type { QueryClient } from '@tanstack/react-query'
import { privateReads } from '../client/reads.ts'

/** Reads again what is on the screen, but what is the same for everyone. */
export function readAllAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(privateReads)
}
