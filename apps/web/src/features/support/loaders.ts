import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { peopleStep } from '../../shared/people/peopleStep.ts'
import { athleteSupport, supportEntry, supportedAthletes, supporterBadges } from './queries.ts'

/** Reads whom a person supports; the page opens without it too. */
export function loadSupports({ queryClient, params }: LoaderInput) {
  return queryClient.prefetchQuery(supportedAthletes(idIn(params.id), peopleStep))
}

/** Reads who supports an athlete, and how their support stands. */
export function loadAthleteSupports(input: LoaderInput) {
  const { queryClient } = input
  const id = idIn(input.params.id)
  return Promise.all([
    loadStanding(input),
    queryClient.prefetchQuery(supporterBadges(id, peopleStep)),
    queryClient.prefetchQuery(supporterBadges(id, peopleStep, 'SPONSOR')),
    loadSupports(input),
  ])
}

/** Reads what an athlete accepts, and what there is between them and who is signed in. */
async function loadStanding({ queryClient, params, user }: LoaderInput): Promise<void> {
  const wanted = athleteSupport(idIn(params.id))
  await queryClient.prefetchQuery(wanted)
  if (!user) return
  const { pendingId = 0, activeId = 0 } = queryClient.getQueryData(wanted.queryKey) ?? {}
  const ids = [pendingId, activeId].filter((id) => id > 0)
  await Promise.all(ids.map((id) => queryClient.prefetchQuery(supportEntry(id))))
}
