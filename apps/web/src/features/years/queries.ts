import type { OwnYear } from '@podium/contract/years'
import { read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { readToOpen } from '../../shared/navigation/readToOpen.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'

/** An athlete's year, as the viewer may see it. */
export function athleteYear(id: number, year: number) {
  return read({
    key: ['year', id, year],
    route: () => import('@podium/contract/years').then((contract) => contract.readAthleteYear),
    input: { params: { id, year } },
  })
}

/** What the viewer made possible in a year. */
export function ownYear(year: number) {
  return read({
    key: ['own-year', year],
    route: () => import('@podium/contract/years').then((contract) => contract.readOwnYear),
    input: { params: { year } },
  })
}

/** Reads the year of the athlete in the address. */
export function loadAthleteYear({ queryClient, params }: LoaderInput): Promise<void> {
  return readToOpen(() =>
    queryClient.ensureQueryData(athleteYear(idIn(params.id), idIn(params.year))),
  )
}

/** Reads the viewer's own year; visitors sign in first. */
export async function loadOwnYear({ queryClient, params, user }: LoaderInput): Promise<void> {
  const wanted = ownYear(idIn(params.year))
  if (!user) return
  await readToOpen(() => queryClient.ensureQueryData(wanted))
  const year = queryClient.getQueryData<OwnYear>(wanted.queryKey)
  if (year && hasOnlyBegun(year)) await queryClient.prefetchQuery(ownYear(year.year - 1))
}

/** Whether a year goes on and has nothing to tell yet, as in January. */
export function hasOnlyBegun({ isOver, athletes }: OwnYear): boolean {
  return !isOver && athletes === 0
}
