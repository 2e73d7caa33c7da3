import type { PageQuery } from '@podium/contract/list'
import type { DocumentKind, DocumentStatus, DocumentTrouble } from '@podium/contract/payment-rules'
import type { Invoice } from '@podium/contract/payments'
import type { Role } from '@podium/contract/roles'
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely'
import { hour, now, secondsFromNow } from '../../../platform/clock.ts'
import { type Db, findPage, type Tx } from '../../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../../platform/waiting.ts'
import type { InvoicingName, IssuedDocument } from './provider.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    invoices: InvoicesTable
  }
}

interface InvoicesTable {
  id: Generated<number>
  payment_id: number
  refund_id: number | null
  user_id: number
  kind: DocumentKind
  status: DocumentStatus
  provider: InvoicingName
  buyer: JSONColumnType<Invoice> | null
  cents: number
  document_id: string | null
  number: string | null
  trouble: DocumentTrouble | null
  error: Generated<string>
  created_at: Date
  due_at: Date
  tries: Generated<number>
  issued_at: Date | null
}

/** A document of a payment (`payments.documents`), asked for or issued. */
export type DocumentRecord = Omit<Selectable<InvoicesTable>, 'buyer'> & { buyer: Invoice | null }

/** What is asked for, in the transaction of what it is about. */
export type NewDocument = Pick<
  DocumentRecord,
  'payment_id' | 'refund_id' | 'user_id' | 'kind' | 'provider' | 'cents'
> & { buyer: Invoice | null }

export async function insertDocument(tx: Tx, asked: NewDocument): Promise<void> {
  const at = now()
  await tx
    .insertInto('invoices')
    .values({
      ...asked,
      buyer: asked.buyer && JSON.stringify(asked.buyer),
      status: 'PENDING',
      document_id: null,
      number: null,
      trouble: null,
      created_at: at,
      due_at: at,
      issued_at: null,
    })
    .execute()
}

const selectDocuments = (db: Db) =>
  db.selectFrom('invoices').selectAll('invoices').$castTo<DocumentRecord>()

export function findDocument(db: Db, id: number) {
  return selectDocuments(db).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockDocument(tx: Tx, id: number) {
  return selectDocuments(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The invoice of a payment, issued or not. */
export function findInvoiceOf(db: Db, paymentId: number) {
  return selectDocuments(db)
    .where((is) => is.and({ payment_id: paymentId, kind: 'INVOICE' }))
    .executeTakeFirst()
}

/** An issued document of a payment: its invoice, or the credit note of a number. */
export function findIssued(db: Db, paymentId: number, creditNote?: string) {
  const issued = selectDocuments(db).where((is) =>
    is.and({ payment_id: paymentId, status: 'ISSUED' }),
  )
  return creditNote === undefined
    ? issued.where('kind', '=', 'INVOICE').executeTakeFirst()
    : issued.where('kind', '=', 'CREDIT_NOTE').where('number', '=', creditNote).executeTakeFirst()
}

/**
 * Takes the next document that is due, so that no other server asks for it too. A credit note waits for
 * its invoice. Waits double from two minutes, longer than any try takes, up to an hour.
 */
export async function takeDueDocument(
  tx: Tx,
  provider: InvoicingName,
  at: Date,
): Promise<DocumentRecord | undefined> {
  const { rows } = await sql<{ id: number }>`
    update invoices set tries = tries + 1,
      due_at = ${at}::timestamptz + least(interval '2 minutes' * power(2, least(tries, 10)), interval '1 hour')
    where id = (
      select i.id from invoices i
      where i.status = 'PENDING' and i.provider = ${provider} and i.due_at <= ${at}
        and (i.kind = 'INVOICE' or exists (
          select from invoices o where o.payment_id = i.payment_id and o.kind = 'INVOICE'
            and o.status = 'ISSUED'))
      order by i.due_at, i.id limit 1
      for update skip locked)
    returning id`.execute(tx)
  return rows[0] && findDocument(tx, rows[0].id)
}

/** Notes that a document is issued, under which number. */
export async function noteIssued(
  tx: Tx,
  id: number,
  { documentId, number }: IssuedDocument,
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ status: 'ISSUED', document_id: documentId, number, issued_at: now() })
    .set({ trouble: null, error: '' })
    .where('id', '=', id)
    .execute()
}

interface Trouble {
  status: 'PENDING' | 'FAILED'
  trouble: DocumentTrouble
  /** In the program's own words. */
  error: string
}

/** Notes what was said against a document; one that is issued meanwhile stays so. */
export async function noteTrouble(
  tx: Tx,
  id: number,
  { status, trouble, error }: Trouble,
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ status, trouble, error: error.slice(0, 500) })
    .where('id', '=', id)
    .where('status', '<>', 'ISSUED')
    .execute()
}

/** Lets a document be tried now. */
export async function makeDue(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ status: 'PENDING', due_at: now() })
    .where('id', '=', id)
    .execute()
}

/** A document with the payment it is of, and whose that is. */
export type ListedDocument = DocumentRecord & {
  transaction_id: string | null
  person_name: string
  person_last_name: string
  person_role: Role
  /** A credit note whose invoice is not issued yet. */
  waits_for_invoice: boolean
}

const listedColumns = [
  'payments.transaction_id',
  'people.name as person_name',
  'people.last_name as person_last_name',
  'people.role as person_role',
  sql<boolean>`(invoices.kind = 'CREDIT_NOTE' and invoices.status = 'PENDING' and not exists (
    select from invoices i where i.payment_id = invoices.payment_id and i.kind = 'INVOICE'
      and i.status = 'ISSUED'))`.as('waits_for_invoice'),
] as const

const listedDocuments = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .innerJoin('people', 'people.id', 'invoices.user_id')

interface DocumentFilter extends PageQuery {
  _order: 'ASC' | 'DESC'
  status?: DocumentStatus | undefined
  late?: 'true' | undefined
}

/** What somebody has to look after: what failed, and what is not issued after an hour. */
const isLate = () => sql<boolean>`(invoices.status = 'FAILED'
  or invoices.status = 'PENDING' and invoices.created_at < ${secondsFromNow(-hour)})`

/** A page of all documents. */
export function findDocuments(db: Db, { status, late, ...page }: DocumentFilter) {
  let found = listedDocuments(db)
  if (status) found = found.where('invoices.status', '=', status)
  if (late) found = found.where(isLate())
  const documents = found
    .selectAll('invoices')
    .select(listedColumns)
    .orderBy('invoices.id', page._order === 'ASC' ? 'asc' : 'desc')
    .$castTo<ListedDocument>()
  return findPage(documents, page)
}

/** One document as admins see it. */
export function findListed(db: Db, id: number) {
  return listedDocuments(db)
    .selectAll('invoices')
    .select(listedColumns)
    .where('invoices.id', '=', id)
    .$castTo<ListedDocument>()
    .executeTakeFirst()
}

/** How many documents somebody has to look after, and since when the earliest waits. */
export async function countLateDocuments(db: Db): Promise<{ total: number; since: Date | null }> {
  return db
    .selectFrom('invoices')
    .select((row) => [row.fn.countAll<number>().as('total'), row.fn.min('created_at').as('since')])
    .where(isLate())
    .executeTakeFirstOrThrow()
}

/** The documents that somebody has to look after, the oldest first. */
export function waitingDocuments(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, id, user_id as "personId", created_at as since
    from invoices where ${isLate()} order by id limit ${most}`
  return waitingList(db, statement)
}

/** Every document of a buyer, for the export of their data. */
export function findEveryDocument(db: Db, userId: number) {
  return db
    .selectFrom('invoices')
    .select(['payment_id', 'kind', 'status', 'number', 'cents', 'created_at', 'issued_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** Blanks whom documents were made out to, of years before the given one. */
export async function blankBuyers(tx: Tx, before: Date): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ buyer: null })
    .where('buyer', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}
