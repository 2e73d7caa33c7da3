import { Readable } from 'node:stream'
import type { Language } from '@podium/contract/locale'
import type {
  AdminPayment,
  downloadAllPayments as everybodys,
  Payment,
} from '@podium/contract/payments'
import type { PlanId } from '@podium/contract/plans'
import type { FileAnswer, Input } from '@podium/contract/route'
import { dates, numbers, perLanguage } from '@podium/phrases/format'
import { paymentFilePhrases } from '@podium/phrases/payment-files'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { csvEuros, csvLine } from '../../platform/csv.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { recordDownload } from '../audit/index.ts'
import { listAllPayments, listPayments } from './list-payments.ts'
import type { PaymentParts } from './parts.ts'

const rowsAtOnce = 500

const formats = perLanguage((locale) => ({
  moment: dates(locale, { dateStyle: 'short', timeStyle: 'medium' }),
  percent: numbers(locale, { useGrouping: false }),
}))

type Columns = (typeof paymentFilePhrases)['en']['columns']
type Cell<P> = [column: keyof Columns, cell: (payment: P, language: Language) => string | number]

const when = (moment: string | null, language: Language) =>
  moment ? formats(language).moment(moment) : ''
const money = (cents: number, language: Language) => csvEuros(language)(cents / 100)

const bought: Cell<Payment>[] = [
  ['date', ({ createdAt }, language) => when(createdAt, language)],
  ['what', whatIn],
  ['credits', ({ creditAmount }) => creditAmount],
  ['gross', ({ grossCents }, language) => money(grossCents, language)],
  ['net', ({ netCents }, language) => money(netCents, language)],
  ['vat', ({ vatPercent }, language) => formats(language).percent(vatPercent)],
  ['status', ({ status }, language) => paymentsPhrases[language].status.names[status]],
  [
    'method',
    ({ method }, language) => (method ? paymentsPhrases[language].sandbox.methods[method] : ''),
  ],
  ['paidOn', ({ paidAt }, language) => when(paidAt, language)],
  ['back', ({ refundedCents }, language) => money(refundedCents, language)],
  ['creditsBack', ({ refundedCredits }) => refundedCredits],
  [
    'invoiceStatus',
    ({ invoice }, language) => paymentFilePhrases[language].invoiceStatuses[invoice.status],
  ],
  ['invoice', ({ invoice }) => invoice.number ?? ''],
  ['creditNotes', ({ invoice }) => invoice.creditNotes.join(', ')],
  ['payment', ({ transactionId }) => transactionId],
]

const whose: Cell<AdminPayment>[] = [
  ['person', ({ user }) => user.id],
  ['name', ({ user }) => user.name],
  ['lastName', ({ user }) => user.lastName],
]

const decidedBy: Cell<AdminPayment>[] = [['owed', ({ owedCredits }) => owedCredits]]

function whatIn({ planId, creditAmount }: Payment, language: Language): string {
  const { list } = paymentsPhrases[language]
  if (!planId) return list.credits(String(creditAmount))
  return list.plan(plansPhrases[language].names[planId as PlanId] ?? planId)
}

/** All of a buyer's payments with their invoices, as a file that spreadsheets open as it is. */
export function downloadPayments(db: Db, viewer: Viewer, language: Language): FileAnswer {
  const read = (page: Paging) => listPayments(db, viewer.id, page)
  return fileOf({ cells: bought, read, language })
}

/** Everybody's payments that a filter lets through, the same way, put on record. */
export async function downloadAllPayments(
  { db, provider }: Pick<PaymentParts, 'db' | 'provider'>,
  viewer: Viewer,
  query: Input<typeof everybodys>['query'],
  language: Language,
): Promise<FileAnswer> {
  const { q, status, userId, late, from, to } = query
  await recordDownload(db, viewer, {
    act: 'PAYMENTS_DOWNLOADED',
    on: { kind: 'user', id: viewer.id },
    // That somebody was looked for, not who: the record outlives names.
    after: {
      ...(q && { q: true }),
      status: status ?? null,
      ...(userId && { userId }),
      ...(late && { late }),
      ...(from && { firstDay: from }),
      ...(to && { lastDay: to }),
    },
  })
  const read = (page: Paging) => listAllPayments(db, provider, { ...query, ...page })
  return fileOf({ cells: [...whose, ...bought, ...decidedBy], read, language })
}

interface Paging {
  _limit: number
  _page: number
  _order: 'ASC'
}

interface File<P> {
  cells: Cell<P>[]
  read: (page: Paging) => Promise<{ list: P[] }>
  language: Language
}

function fileOf<P>(file: File<P>): FileAnswer {
  return { content: Readable.from(linesOf(file)), name: paymentFilePhrases[file.language].fileName }
}

async function* linesOf<P>({ cells, read, language }: File<P>): AsyncGenerator<string> {
  const { columns } = paymentFilePhrases[language]
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(cells.map(([column]) => columns[column]))}`
  for (let _page = 0; ; _page++) {
    const { list } = await read({ _page, _limit: rowsAtOnce, _order: 'ASC' })
    yield list.map((payment) => csvLine(cells.map(([, cell]) => cell(payment, language)))).join('')
    if (list.length < rowsAtOnce) return
  }
}
