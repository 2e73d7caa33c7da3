import { useQueryClient } from '@tanstack/react-query'
import { seasonOf } from './queries.ts'

/** Answers a function that reads an athlete's season again, after something of it has changed. */
export function useReadSeason(athleteId: number): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: seasonOf(athleteId).queryKey })
}
