import { Readable } from 'node:stream'
import { exposurePlaces } from '@podium/contract/exposure-rules'
import { type ImpactRow } from '@podium/contract/exposure'
import { mostPerPage } from '@podium/contract/list'
import type { Language } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import type { FileAnswer } from '@podium/contract/route'
import { impactPhrases } from '@podium/phrases/impact'
import { profilesPhrases } from '@podium/phrases/profiles'
import { csvEuros, csvLine } from '../../platform/csv.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { listImpact } from './read-impact.ts'
import type { Asked } from './records.ts'

/** A season as a CSV file that spreadsheets open as it is, with a line for each other side. */
export function downloadCsv(db: Db, viewer: Viewer, asked: Asked, language: Language): FileAnswer {
  const name = impactPhrases[language].files[asked.side](asked.season, 'csv')
  return { content: Readable.from(linesOf(db, viewer, asked, language)), name }
}

async function* linesOf(db: Db, viewer: Viewer, asked: Asked, language: Language) {
  const { columns } = impactPhrases[language]
  const { season, person, role, credits, euros, months, seen, clicks, results } = columns
  const { updates, orders, orderCredits } = columns
  const places = exposurePlaces.map((place) => seen[place])
  const first = [season, person[asked.side], role, credits, euros, months]
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine([...first, ...places, clicks, results, updates, orders, orderCredits])}`
  for (let at = 0; ; at++) {
    const { list } = await listImpact(db, viewer, asked, { _page: at, _limit: mostPerPage })
    yield list.map((row) => lineOf(row, asked, language)).join('')
    if (list.length < mostPerPage) return
  }
}

function lineOf(row: ImpactRow, { season }: Asked, language: Language): string {
  const { person, credits, cents, months, seen, clicks, results, updates, sold } = row
  const name = personName(person) || impactPhrases[language].gone
  return csvLine([
    ...[season, name, profilesPhrases[language].roles[person.role]],
    ...[credits, csvEuros(language)(cents / 100), months],
    ...exposurePlaces.map((place) => seen[place]),
    ...[clicks, results.total, updates, sold.orders, sold.credits],
  ])
}
