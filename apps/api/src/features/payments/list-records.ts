import { dayAfter } from '@podium/contract/calendar'
import type { PageQuery } from '@podium/contract/list'
import type { PaymentStatus } from '@podium/contract/payments'
import type { Role } from '@podium/contract/roles'
import { sql } from 'kysely'
import { type Db, findPage, startOfDay } from '../../platform/database/index.ts'
import { type Asked, hangs } from './list-waiting.ts'
import { type PaymentRecord, besideColumns } from './records.ts'

interface Paging extends PageQuery {
  _order: 'ASC' | 'DESC'
}

/** A page of a buyer's payments that reached their provider. */
export function findOwnPayments(db: Db, userId: number, paging: Paging) {
  const own = db
    .selectFrom('payments')
    .where('user_id', '=', userId)
    .where('transaction_id', 'is not', null)
    .selectAll()
    .select(besideColumns)
    .orderBy('id', paging._order === 'ASC' ? 'asc' : 'desc')
    .$castTo<PaymentRecord>()
  return findPage(own, paging)
}

/** Every payment of a buyer, for the export of their data. */
export function findEveryPayment(db: Db, userId: number): Promise<PaymentRecord[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .select(besideColumns)
    .where('user_id', '=', userId)
    .orderBy('id')
    .$castTo<PaymentRecord>()
    .execute()
}

/** A payment with whom it is of. */
export type PaymentOfPerson = PaymentRecord & {
  person_name: string
  person_last_name: string
  person_role: Role
}

export interface AdminFilter extends Paging {
  status?: PaymentStatus | undefined
  userId?: number | undefined
  late?: 'true' | undefined
  /** The first and the last day, ISO, in Europe/Lisbon. */
  from?: string | undefined
  to?: string | undefined
  q: string
}

/** Who paid. */
const personColumns = [
  'people.name as person_name',
  'people.last_name as person_last_name',
  'people.role as person_role',
] as const

/** A page of all payments. */
export function findAllPayments(db: Db, asked: Asked, filter: AdminFilter) {
  const found = allPayments(db, asked, filter)
    .selectAll('payments')
    .select(besideColumns)
    .select(personColumns)
    .orderBy('payments.id', filter._order === 'ASC' ? 'asc' : 'desc')
    .$castTo<PaymentOfPerson>()
  return findPage(found, filter)
}

/** What the filter lets through: `q` is part of the provider's id or, whatever its accents, of the person's name. */
function allPayments(db: Db, asked: Asked, { status, userId, late, from, to, q }: AdminFilter) {
  let found = db
    .selectFrom('payments')
    .innerJoin('people', 'people.id', 'payments.user_id')
    .where('payments.transaction_id', 'is not', null)
  if (status) found = found.where('payments.status', '=', status)
  if (userId) found = found.where('payments.user_id', '=', userId)
  if (late) found = found.where(hangs(asked))
  if (from) found = found.where('payments.created_at', '>=', startOfDay(from))
  if (to) found = found.where('payments.created_at', '<', startOfDay(dayAfter(to, 1)))
  if (!q) return found
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return found.where(sql<boolean>`(payments.transaction_id ilike ${part}
    or fold_text(people.name || ' ' || people.last_name) like fold_text(${part}))`)
}

/** One payment as the admins' list shows it. */
export function findPaymentOfPerson(db: Db, transactionId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('people', 'people.id', 'payments.user_id')
    .selectAll('payments')
    .select(besideColumns)
    .select(personColumns)
    .where('payments.transaction_id', '=', transactionId)
    .$castTo<PaymentOfPerson>()
    .executeTakeFirst()
}
