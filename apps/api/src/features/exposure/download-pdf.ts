import type { ImpactSummary } from '@podium/contract/exposure'
import { mostPerPage } from '@podium/contract/list'
import type { Language } from '@podium/contract/locale'
import type { FileAnswer } from '@podium/contract/route'
import { impactPhrases } from '@podium/phrases/impact'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findCard } from '../support/index.ts'
import { describeReport } from './describe-report.ts'
import type { DrawReport } from './print/index.ts'
import { listImpact, sumImpact } from './read-impact.ts'
import type { Asked } from './records.ts'

export interface ReportDeps {
  drawReport: DrawReport
  productName: string
}

/** A season as a report to hand on (`exposure.impact`); of the most people those with the most credits. */
export async function downloadPdf(
  db: Db,
  { drawReport, productName }: ReportDeps,
  viewer: Viewer,
  { asked, language }: { asked: Asked; language: Language },
): Promise<FileAnswer> {
  const [owner, summary, page] = await Promise.all([
    findCard(db, viewer.id),
    sumImpact(db, asked),
    listImpact(db, viewer, asked, { _page: 0, _limit: mostPerPage }),
  ])
  if (!owner) refuse('entityDoesNotExist')
  const about: { summary: ImpactSummary } & typeof page = { summary, ...page }
  const report = describeReport(about, { owner, side: asked.side, language, productName })
  const name = impactPhrases[language].files[asked.side](asked.season, 'pdf')
  return { content: await drawReport(report), name }
}
