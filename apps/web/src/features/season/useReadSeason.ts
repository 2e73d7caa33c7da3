import { useQueryClient } from '@tanstack/react-query'
import { seasonOf } from './queries.ts'

/** Answers a function that reads an athlete's season again, after something of it has changed, and goes on. */
export function useReadSeason(athleteId: number, goOn?: () => void): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: seasonOf(athleteId).queryKey })
    goOn?.()
  }
}
