import { Readable } from 'node:stream'
import type { Language } from '@podium/contract/locale'
import type { FileAnswer } from '@podium/contract/route'
import type { WalletTransaction } from '@podium/contract/wallet'
import { dates, perLanguage } from '@podium/phrases/format'
import { walletPhrases } from '@podium/phrases/wallet-history'
import type { Db } from '../../platform/database/index.ts'
import { csvLine } from '../../platform/csv.ts'
import { findHistory } from './history-records.ts'
import { type Reader, viewTransactions } from './list-transactions.ts'
import type { HistoryPorts } from './ports.ts'

const rowsAtOnce = 1000

const momentIn = perLanguage((locale) => dates(locale, { dateStyle: 'short', timeStyle: 'medium' }))

/** A member's whole history as a CSV file that spreadsheets open as it is. */
export function downloadTransactions(db: Db, reader: Reader, ports: HistoryPorts): FileAnswer {
  const { fileName } = walletPhrases[reader.language].csv
  return { content: Readable.from(csvLines(db, reader, ports)), name: fileName }
}

async function* csvLines(db: Db, reader: Reader, ports: HistoryPorts): AsyncGenerator<string> {
  const { number, date, description, goal, credits, state, balance } =
    walletPhrases[reader.language].csv
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine([number, date, description, credits, state, balance, goal])}`
  for (let offset = 0; ; offset += rowsAtOnce) {
    const wanted = { limit: rowsAtOnce, offset, order: 'ASC' as const }
    const { list } = await findHistory(db, reader.id, wanted)
    const lines = await viewTransactions(db, list, reader, ports)
    yield lines.map((line) => lineOf(line, reader.language)).join('')
    if (list.length < rowsAtOnce) return
  }
}

function lineOf(line: WalletTransaction, language: Language): string {
  const { id, createdDate, description, creditsNumber, about, reason, state, balanceAfter } = line
  const at = momentIn(language)(createdDate)
  const words = about ? `${description}: ${about.name}` : description
  const outcome = state && walletPhrases[language].outcomes[reason]?.[state]
  const told = outcome?.(about?.name) ?? ''
  return csvLine([id, at, words, creditsNumber, told, balanceAfter, line.goal?.title ?? ''])
}
