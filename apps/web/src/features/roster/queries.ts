import { read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { peopleStep } from '../../shared/people/peopleStep.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'

const contract = () => import('@podium/contract/roster')

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
