import type { LoaderInput } from '../../app/navigation/index.ts'
import { idIn } from '../../app/profileRead.ts'
import { athleteSupport, peopleStep, supportedAthletes, supporterBadges } from './queries.ts'

/** Reads whom somebody supports; the page opens without it too. */
export function loadSupports({ queryClient, params }: LoaderInput) {
  return queryClient.prefetchQuery(supportedAthletes(idIn(params.id), peopleStep))
}

/** Reads who supports an athlete, and how their support stands. */
export function loadAthleteSupports(input: LoaderInput) {
  const { queryClient } = input
  const id = idIn(input.params.id)
  return Promise.all([
    queryClient.prefetchQuery(athleteSupport(id)),
    queryClient.prefetchQuery(supporterBadges(id, peopleStep)),
    queryClient.prefetchQuery(supporterBadges(id, peopleStep, 'SPONSOR')),
    loadSupports(input),
  ])
}
