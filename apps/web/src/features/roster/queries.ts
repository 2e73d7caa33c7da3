import { read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { peopleStep } from '../../shared/people/peopleStep.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { homeKey } from '../../shared/waiting/waitingRead.ts'

const contract = () => import('@podium/contract/roster')

/** Athletes on a page of one's own roster. */
export const rosterPageSize = 20

/** Whom the user represents, with what waits: read again with all that waits. */
export function ownRoster(page: number) {
  return read({
    key: [...homeKey, 'roster', page],
    route: () => contract().then(({ readRoster }) => readRoster),
    input: { query: { _page: page, _limit: rosterPageSize } },
  })
}

/** Whom a manager represents, as everybody may know. */
export function representedBy(managerId: number, limit: number) {
  return read({
    key: ['roster', 'of', managerId, limit],
    route: () => contract().then(({ listRepresented }) => listRepresented),
    input: { params: { id: managerId }, query: { _limit: limit } },
  })
}

/** Who represents an athlete. */
export function representativesOf(athleteId: number) {
  return read({
    key: ['roster', 'for', athleteId],
    route: () => contract().then(({ listRepresentatives }) => listRepresentatives),
    input: { params: { id: athleteId } },
  })
}

/** Reads whom the manager in the address represents; the page opens without it too. */
export function loadRepresented({ queryClient, params }: LoaderInput): Promise<void> {
  return queryClient.prefetchQuery(representedBy(idIn(params.id), peopleStep))
}

/** Reads who represents the athlete in the address. */
export function loadRepresentatives({ queryClient, params }: LoaderInput): Promise<void> {
  return queryClient.prefetchQuery(representativesOf(idIn(params.id)))
}
