import { read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { readToOpen } from '../../shared/navigation/readToOpen.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'

/** The figures of the year in an address, or of this one. */
export function transparencyOf(year: string | undefined) {
  const wanted = year === undefined ? undefined : idIn(year)
  return read({
    key: ['transparency', wanted ?? 'now'],
    route: () =>
      import('@podium/contract/transparency').then((contract) => contract.readTransparency),
    input: { query: wanted === undefined ? {} : { year: wanted } },
  })
}

export function loadTransparency({ queryClient, params }: LoaderInput): Promise<void> {
  return readToOpen(() => queryClient.ensureQueryData(transparencyOf(params.year)))
}
