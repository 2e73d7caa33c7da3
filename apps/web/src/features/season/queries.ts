import { read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'

/** An athlete's competitions ahead and goals, as the viewer may see them. */
export function seasonOf(athleteId: number) {
  return read({
    key: ['season', athleteId],
    route: () => import('@podium/contract/season').then(({ readSeason }) => readSeason),
    input: { params: { id: athleteId } },
  })
}

/** Reads the season of the athlete in the address; the page opens without it too. */
export function loadSeason({ queryClient, params }: LoaderInput): Promise<void> {
  return queryClient.prefetchQuery(seasonOf(idIn(params.id)))
}
