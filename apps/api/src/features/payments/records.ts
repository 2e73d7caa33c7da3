import {
  type DocumentStatus,
  paymentStatuses,
  paymentStatusRules,
} from '@podium/contract/payment-rules'
import type { Invoice, PaymentMethod, PaymentStatus, ProviderName } from '@podium/contract/payments'
import type { TaxRule } from '@podium/contract/taxes'
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { ProviderForm, ProviderStatus } from './provider.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payments: PaymentsTable
  }
}

/** What the page needs of a form, as it is kept. */
export interface KeptForm {
  formContext: string
  signature: string | null
  script: string | null
  expiresAt: string
}

interface PaymentsTable {
  id: Generated<number>
  user_id: number
  purpose: 'CREDITS' | 'PLAN'
  credits: Generated<number>
  plan_id: string | null
  gross_cents: number
  net_cents: number
  vat_percent: number
  tax_rule: TaxRule
  invoice: JSONColumnType<Invoice> | null
  provider: ProviderName
  transaction_id: string | null
  form: JSONColumnType<KeptForm> | null
  status: PaymentStatus
  method: PaymentMethod | null
  entity: string | null
  reference: string | null
  deadline: Date | null
  created_at: Date
  checked_at: Date | null
  paid_at: Date | null
  refunded_at: Date | null
  refund_reason: Generated<string>
  owed_credits: Generated<number>
  refunded_cents: Generated<number>
  refunded_credits: Generated<number>
}

export type PaymentRecord = Omit<Selectable<PaymentsTable>, 'invoice' | 'form'> & {
  invoice: Invoice | null
  form: KeptForm | null
  /** A part of it goes back that its provider has not confirmed. */
  refund_under_way: boolean
  /** Its invoice (`payments.documents`), and what credit notes took back of it; null without one. */
  document: {
    status: DocumentStatus
    number: string | null
    creditNotes: { number: string; cents: number }[]
    creditNoteDue: 'PENDING' | 'FAILED' | null
  } | null
}

/**
 * Read with a payment, wherever one is. Of several credit notes that are still to come `min` names a FAILED
 * one before those that are PENDING.
 */
export const besideColumns = [
  sql<boolean>`exists (
    select from refunds r where r.payment_id = payments.id and r.state = 'ASKED')`.as(
    'refund_under_way',
  ),
  sql<PaymentRecord['document']>`(
    select json_build_object('status', i.status, 'number', i.number, 'creditNotes', (
      select coalesce(json_agg(json_build_object('number', c.number, 'cents', c.cents) order by c.id), '[]')
      from invoices c where c.payment_id = i.payment_id and c.kind = 'CREDIT_NOTE'
        and c.status = 'ISSUED'), 'creditNoteDue', (
      select min(c.status) from invoices c
      where c.payment_id = i.payment_id and c.kind = 'CREDIT_NOTE' and c.status <> 'ISSUED'))
    from invoices i where i.payment_id = payments.id and i.kind = 'INVOICE')`.as('document'),
]

/** A payment that has not reached its provider yet. */
export type NewPayment = Paid & {
  userId: number
  purpose: 'CREDITS' | 'PLAN'
  invoice: Invoice
  provider: ProviderName
}

/** What is paid, and for what: credits, or a plan. */
export interface Paid {
  credits: number
  planId: string | null
  grossCents: number
  netCents: number
  vatPercent: number
  taxRule: TaxRule
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values({
      user_id: payment.userId,
      purpose: payment.purpose,
      credits: payment.credits,
      plan_id: payment.planId,
      gross_cents: payment.grossCents,
      net_cents: payment.netCents,
      vat_percent: payment.vatPercent,
      tax_rule: payment.taxRule,
      invoice: JSON.stringify(payment.invoice),
      provider: payment.provider,
      transaction_id: null,
      form: null,
      status: 'PENDING',
      method: null,
      entity: null,
      reference: null,
      deadline: null,
      created_at: now(),
      checked_at: null,
      paid_at: null,
      refunded_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const selectPayments = (db: Db) =>
  db.selectFrom('payments').selectAll('payments').select(besideColumns).$castTo<PaymentRecord>()

/** So long a payment that never reached its provider is kept; in its last day nobody goes on with it. */
const stillbornDays = 8

/**
 * The newest payment of the same thing that can still be paid with its form, or that has none yet; it is
 * locked, so that nobody pays it while its details are changed.
 */
export function lockOpenPayment(
  tx: Tx,
  wanted: Pick<NewPayment, 'userId' | 'purpose' | 'credits' | 'planId' | 'provider' | 'grossCents'>,
  usableUntil: Date,
) {
  return selectPayments(tx)
    .where('user_id', '=', wanted.userId)
    .where((is) => is.and({ purpose: wanted.purpose, credits: wanted.credits }))
    .where('plan_id', 'is not distinct from', wanted.planId)
    .where('gross_cents', '=', wanted.grossCents)
    .where((is) => is.and({ provider: wanted.provider, status: 'PENDING' }))
    .where(
      sql<boolean>`(form is null and payments.created_at > ${secondsFromNow(-(stillbornDays - 1) * day)}
        or (form->>'expiresAt')::timestamptz > ${usableUntil})`,
    )
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Whom an open payment is made out to, and their tax; what is to be paid stays. */
export async function updateInvoice(
  tx: Tx,
  id: number,
  payment: Pick<NewPayment, 'invoice' | 'netCents' | 'vatPercent' | 'taxRule'>,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      invoice: JSON.stringify(payment.invoice),
      net_cents: payment.netCents,
      vat_percent: payment.vatPercent,
      tax_rule: payment.taxRule,
    })
    .where('id', '=', id)
    .execute()
}

export function findPayment(db: Db, id: number) {
  return selectPayments(db).where('id', '=', id).executeTakeFirst()
}

/** The statuses of a buyer's own payments. */
export function findStatuses(db: Db, ids: number[], userId: number) {
  return db
    .selectFrom('payments')
    .select(['id', 'status', 'transaction_id'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('user_id', '=', userId)
    .execute()
}

export function findByTransaction(db: Db, transactionId: string) {
  return selectPayments(db).where('transaction_id', '=', transactionId).executeTakeFirst()
}

/** The payment, locked: no other caller settles it until the transaction ends. */
export async function lockByTransaction(tx: Tx, transactionId: string) {
  const locked = await tx
    .selectFrom('payments')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst()
  // Read anew: what belongs to it may have changed while we waited.
  return locked && findPayment(tx, locked.id)
}

/** The same by our own number. */
export async function lockPayment(tx: Tx, id: number) {
  await tx.selectFrom('payments').select('id').where('id', '=', id).forUpdate().execute()
  return findPayment(tx, id)
}

/** What the wallet tells of payments by which credits came. */
export function findPurchases(db: Db, ids: number[]) {
  return db
    .selectFrom('payments')
    .select(['id', 'transaction_id', 'paid_at'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}

/** Keeps the provider's form; of two that were made at once the first one stays. */
export async function attachForm(tx: Tx, id: number, form: ProviderForm): Promise<void> {
  const { transactionId, formContext, signature, script, expiresAt } = form
  const kept: KeptForm = { formContext, signature, script, expiresAt: expiresAt.toISOString() }
  await tx
    .updateTable('payments')
    .set({ transaction_id: transactionId, form: JSON.stringify(kept), deadline: expiresAt })
    .where('id', '=', id)
    .where('transaction_id', 'is', null)
    .execute()
}

/** Saves what the provider said, and that it was asked just now. */
export async function saveProviderStatus(
  tx: Tx,
  id: number,
  reported: ProviderStatus,
): Promise<void> {
  const { method, entity, reference, deadline } = reported
  await tx
    .updateTable('payments')
    .set({
      checked_at: now(),
      ...(method && { method }),
      ...(entity && { entity }),
      ...(reference && { reference }),
      ...(deadline && { deadline }),
    })
    .where('id', '=', id)
    .execute()
}

export type Change = Partial<
  Pick<
    Selectable<PaymentsTable>,
    | 'status'
    | 'paid_at'
    | 'refunded_at'
    | 'refund_reason'
    | 'owed_credits'
    | 'refunded_cents'
    | 'refunded_credits'
  >
>

export async function updatePayment(tx: Tx, id: number, change: Change): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute()
}

/** How a buyer paid the last time; null before that. */
export async function findLastMethod(db: Db, userId: number): Promise<PaymentMethod | null> {
  const last = await db
    .selectFrom('payments')
    .select('method')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where('method', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.method ?? null
}

/** The invoice a buyer gave last. */
export async function findLastInvoice(db: Db, userId: number): Promise<Invoice | null> {
  const last = await selectPayments(db)
    .where('user_id', '=', userId)
    .where('invoice', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.invoice ?? null
}

/** The country a buyer lives in, as their account says; empty when it does not. */
export async function findCountryOf(db: Db, userId: number): Promise<string> {
  const person = await db
    .selectFrom('people')
    .select('country_code')
    .where('id', '=', userId)
    .executeTakeFirst()
  return person?.country_code ?? ''
}

const asked = (how: 'open' | 'late' | 'settled') =>
  sql.join(
    paymentStatuses
      .filter((status) => paymentStatusRules[status].asked === how)
      .map((status) => sql.lit(status)),
  )

/** Payments whose provider is due to be asked again: fresh open ones often, settled ones seldom. */
export async function findDue(db: Db, provider: ProviderName, at: Date): Promise<string[]> {
  const { rows } = await sql<{ transaction_id: string }>`
    select transaction_id from payments
    where transaction_id is not null and provider = ${provider} and (
      (status in (${asked('open')}) and (
        checked_at is null
        or checked_at < ${at}::timestamptz - case when created_at > ${at}::timestamptz - interval '1 hour'
             then interval '50 seconds' else interval '30 minutes' end))
      or (status in (${asked('late')}) and created_at > ${at}::timestamptz - interval '10 days'
          and checked_at < ${at}::timestamptz - interval '1 hour')
      or (status in (${asked('settled')}) and paid_at > ${at}::timestamptz - interval '30 days'
          and checked_at < ${at}::timestamptz - interval '1 day'))
    order by checked_at nulls first, id limit 200
  `.execute(db)
  return rows.map((row) => row.transaction_id)
}

/** Drops payments that never reached their provider. */
export async function deleteStillborn(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('payments')
    .where('transaction_id', 'is', null)
    .where('created_at', '<', secondsFromNow(-stillbornDays * day))
    .execute()
}
