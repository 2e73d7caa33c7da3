import { seasonLimits } from '@podium/contract/limits'
import type { Update, UpdateAudience } from '@podium/contract/updates'
import { ask, type Asking, read } from '../../client/index.ts'
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

/** The pages of an athlete's updates before the last one that their season holds. */
export function updatesBefore(athleteId: number, last: number) {
  return {
    queryKey: ['season', athleteId, 'updates', last],
    queryFn: async ({ client, signal, pageParam }: Asking & { pageParam: number }) => {
      const { listUpdates } = await import('@podium/contract/updates')
      return ask({ client, signal }, listUpdates, {
        params: { id: athleteId },
        query: { before: pageParam },
      })
    },
    initialPageParam: last,
    getNextPageParam: (page: Update[]) =>
      page.length === seasonLimits.updatesPerPage ? page.at(-1)?.id : undefined,
  }
}

/** The user's own match funds. */
export const ownMatches = read({
  key: ['matches'],
  route: () => import('@podium/contract/matches').then(({ listMatches }) => listMatches),
  input: {},
})

/** Reads the funds of who may have some, where they look after their page. */
export async function loadOwnMatches({ queryClient, user }: LoaderInput): Promise<void> {
  const mayHave = user?.role === 'SPONSOR' || user?.role === 'MANAGER'
  if (mayHave) await queryClient.prefetchQuery(ownMatches)
}

/** How many people an update to an audience would tell now. */
export function audienceOf(audience: UpdateAudience) {
  return read({
    key: ['update-audience', audience],
    route: () => import('@podium/contract/updates').then(({ countAudience }) => countAudience),
    input: { query: { audience } },
  })
}

/** Reads the season of the athlete in the address; the page opens without it too. */
export function loadSeason({ queryClient, params }: LoaderInput): Promise<void> {
  return queryClient.prefetchQuery(seasonOf(idIn(params.id)))
}
