import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import type { SportestType } from '@podium/contract/sportest'
import type { Sport } from '@podium/contract/sports'
import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/discovery')

/** Athletes like one, the closest first. */
export function similarRead(athleteId: number) {
  return read({
    key: ['similar', athleteId],
    route: () => contract().then(({ listSimilarAthletes }) => listSimilarAthletes),
    input: { params: { id: athleteId } },
  })
}

export interface Taken {
  type: SportestType
  /** Of the answer, where it is one of ours. */
  sport?: Sport
  score: number
}

/** Whom a sportest leads to. */
export function matchesRead({ type, sport, score }: Taken) {
  return read({
    key: ['sportest', 'matches', type, sport, score],
    route: () => contract().then(({ listSportestMatches }) => listSportestMatches),
    input: { query: { sportestType: type, sport, score } },
  })
}

/** People shown because they have a plan; not the same for a viewer who is one of them. */
export const paidRowRead = read({
  key: ['paid-row'],
  route: () => contract().then(({ listPaidRow }) => listPaidRow),
  input: {},
})

/** Reads athletes like the one of the page; it opens without them too. */
export function loadSimilar({ queryClient, params }: LoaderInput) {
  return queryClient.prefetchQuery(similarRead(idIn(params.id)))
}
