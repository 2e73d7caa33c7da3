import * as contract from '@podium/contract/exposure'
import type { Language } from '@podium/contract/locale'
import type { Db } from '../../platform/database/index.ts'
import type { Http, Viewer } from '../../platform/http/index.ts'
import { downloadCsv } from './download-csv.ts'
import { downloadPdf, type ReportDeps } from './download-pdf.ts'
import { askedBy, listImpact, sumImpact, type Wanted } from './read-impact.ts'

interface SupportersQuery {
  athleteId?: number | undefined
  season?: number | undefined
}
interface AthletesQuery {
  supporterId?: number | undefined
  season?: number | undefined
}

const given = ({ athleteId: otherId, season }: SupportersQuery): Wanted => {
  return { side: 'supporter', otherId, season }
}
const received = ({ supporterId: otherId, season }: AthletesQuery): Wanted => {
  return { side: 'athlete', otherId, season }
}

export function exposureRoutes({ read }: Http, deps: ReportDeps): void {
  const csv = (db: Db, viewer: Viewer, wanted: Wanted, language: Language) =>
    downloadCsv(db, viewer, askedBy(viewer, wanted), language)
  const pdf = (db: Db, viewer: Viewer, wanted: Wanted, language: Language) =>
    downloadPdf(db, deps, viewer, { asked: askedBy(viewer, wanted), language })

  read(contract.listImpact, (db, { query }, { viewer }) =>
    listImpact(db, viewer, askedBy(viewer, given(query)), query),
  )
  read(contract.sumImpact, (db, { query }, { viewer }) =>
    sumImpact(db, askedBy(viewer, given(query))),
  )
  read(contract.downloadImpactCsv, (db, { query }, { viewer, language }) =>
    csv(db, viewer, given(query), query.lang ?? language),
  )
  read(contract.downloadImpactPdf, (db, { query }, { viewer, language }) =>
    pdf(db, viewer, given(query), query.lang ?? language),
  )
  read(contract.listAthleteImpact, (db, { query }, { viewer }) =>
    listImpact(db, viewer, askedBy(viewer, received(query)), query),
  )
  read(contract.sumAthleteImpact, (db, { query }, { viewer }) =>
    sumImpact(db, askedBy(viewer, received(query))),
  )
  read(contract.downloadAthleteImpactCsv, (db, { query }, { viewer, language }) =>
    csv(db, viewer, received(query), query.lang ?? language),
  )
  read(contract.downloadAthleteImpactPdf, (db, { query }, { viewer, language }) =>
    pdf(db, viewer, received(query), query.lang ?? language),
  )
}
