import { idOf } from '@podium/contract/largest-id'
import type { Language } from '@podium/contract/locale'
import { call, read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { readToOpen } from '../../shared/navigation/readToOpen.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'

const contract = () => import('@podium/contract/exposure')

/** Whose report: of a supporter by athlete, or of an athlete by supporter. */
export type Side = 'supporter' | 'athlete'

/** A report: its season, this one where none is named, and one person alone if wanted. */
export interface Report {
  side: Side
  season?: number | undefined
  personId?: number | undefined
}

/** People shown at first. */
export const rowsAtFirst = 12
/** The same where they are one part of many. */
export const ownRowsAtFirst = 5
/** Most that a list hands out at once; the files have all. */
export const mostRows = 100

// With the supports: whatever changes them changes this.
const impactKey = ['support', 'impact'] as const

function queryOf({ side, season, personId }: Report) {
  const person = side === 'supporter' ? { athleteId: personId } : { supporterId: personId }
  return { ...(season !== undefined && { season }), ...(personId !== undefined && person) }
}

/** What a season brought in all. */
export function impactSummary(report: Report) {
  const { side, season, personId } = report
  return read({
    key: [...impactKey, side, 'summary', season ?? 'now', personId ?? 'all'],
    route: async () => {
      const { sumAthleteImpact, sumImpact } = await contract()
      return side === 'supporter' ? sumImpact : (sumAthleteImpact as unknown as typeof sumImpact)
    },
    input: { query: queryOf(report) },
  })
}

/** What this season brought the supporter who is here. */
export const supporterSummary = impactSummary({ side: 'supporter' })

/** What a season brought by person. */
export function impactRows(report: Report, limit = rowsAtFirst) {
  const { side, season, personId } = report
  return read({
    key: [...impactKey, side, 'rows', season ?? 'now', personId ?? 'all', limit],
    route: async () => {
      const { listAthleteImpact, listImpact } = await contract()
      return side === 'supporter' ? listImpact : (listAthleteImpact as unknown as typeof listImpact)
    },
    input: { query: { ...queryOf(report), _limit: limit } },
  })
}

/** A file of a season. */
export async function fetchFile(report: Report, kind: 'csv' | 'pdf', lang: Language) {
  const routes = await contract()
  const query = { ...queryOf(report), lang }
  if (report.side === 'supporter') {
    return call(kind === 'pdf' ? routes.downloadImpactPdf : routes.downloadImpactCsv, { query })
  }
  return call(kind === 'pdf' ? routes.downloadAthleteImpactPdf : routes.downloadAthleteImpactCsv, {
    query,
  })
}

/** The report that an address asks for. */
export function reportIn(season: string | undefined, search: URLSearchParams): Report {
  const personId = idOf(search.get('athlete') ?? undefined) ?? undefined
  return { side: 'supporter', season: season === undefined ? undefined : idIn(season), personId }
}

/** Reads what the viewer's support brought; visitors sign in first. */
export async function loadImpact({ queryClient, params, url, user }: LoaderInput): Promise<void> {
  const report = reportIn(params.season, url.searchParams)
  if (!user) return
  await readToOpen(() =>
    Promise.all([
      queryClient.ensureQueryData(impactSummary(report)),
      queryClient.ensureQueryData(impactRows(report)),
    ]),
  )
}

/** Reads the same of an athlete's own supporters, where the page is looked after. */
export async function loadOwnImpact({ queryClient, user }: LoaderInput): Promise<void> {
  if (user?.role !== 'ATHLETE' || user.protected) return
  const report = { side: 'athlete' } as const
  await Promise.all([
    queryClient.prefetchQuery(impactSummary(report)),
    queryClient.prefetchQuery(impactRows(report, ownRowsAtFirst)),
  ])
}
