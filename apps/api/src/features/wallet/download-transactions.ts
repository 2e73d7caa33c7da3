import { Readable } from 'node:stream'
import type { Language } from '@podium/contract/locale'
import type { FileAnswer } from '@podium/contract/route'
import { walletPhrases } from '@podium/phrases/wallet-history'
import type { Db } from '../../platform/database/index.ts'
import { csvLine } from '../../platform/csv.ts'
import { findHistory, type HistoryRow } from './history-records.ts'
import { viewTransaction } from './list-transactions.ts'

const rowsAtOnce = 1000

/** Somebody's whole history as a CSV file that spreadsheets open as it is. */
export function downloadTransactions(db: Db, userId: number, language: Language): FileAnswer {
  const { fileName } = walletPhrases[language].csv
  return { content: Readable.from(csvLines(db, userId, language)), name: fileName }
}

async function* csvLines(db: Db, userId: number, language: Language): AsyncGenerator<string> {
  const { date, description, credits, number } = walletPhrases[language].csv
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine([number, date, description, credits])}`
  for (let offset = 0; ; offset += rowsAtOnce) {
    const wanted = { limit: rowsAtOnce, offset, order: 'ASC' as const }
    const { list } = await findHistory(db, userId, wanted)
    yield list.map((row) => lineOf(row, language)).join('')
    if (list.length < rowsAtOnce) return
  }
}

function lineOf(row: HistoryRow, language: Language): string {
  const { id, description, creditsNumber } = viewTransaction(row, language)
  return csvLine([id, momentIn(language, row.created_at), description, creditsNumber])
}

function momentIn(language: Language, at: Date): string {
  const format = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Lisbon' } as const
  return new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-GB', format).format(at)
}
