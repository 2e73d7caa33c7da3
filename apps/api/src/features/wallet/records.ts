import { mostCredits } from '@podium/contract/credits'
import type { CauseKind, TransferReason } from '@podium/contract/wallet'
import { CompiledQuery, type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { type NamedAct, noteInStatement, noteValues } from '../../platform/http/index.ts'
import { actInStatement, actValues, type RecordedInStatement } from '../audit/index.ts'
import type { LedgerAccount, AccountKind } from './accounts.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    accounts: AccountsTable
    transfers: TransfersTable
  }
}

interface AccountsTable {
  id: Generated<number>
  holder: number
  kind: AccountKind
  user_id: Generated<number | null>
  balance: Generated<number>
  owed: Generated<number>
  version: Generated<number>
  closed: Generated<boolean>
}

interface TransfersTable {
  id: Generated<number>
  from_account: number
  to_account: number
  credits: number
  reason: TransferReason
  actor_id: number | null
  cause_kind: CauseKind | null
  cause_id: number | null
  settles: number | null
  description: string
  created_at: Date
}

/** A transfer before it is made. */
export interface Entry {
  from: LedgerAccount
  to: LedgerAccount
  credits: number
  reason: TransferReason
  actor: number | null
  cause: { kind: CauseKind; id: number } | null
  /** The transfer whose credits stop waiting by this one. */
  settles: number | null
  description: string
  /** The admin's act that this is, for the record. */
  recorded: RecordedInStatement | null
  /** Neither side may owe anything. */
  needsNoDebt: boolean
  /** Neither side may have left. */
  needsOpen: boolean
}

/** One account of a transfer, after it. */
interface AccountState {
  balance: number
  owed: number
  version: number
}

/** How a transfer ended; nothing has changed unless it is done. */
export type Outcome =
  | { verdict: 'done'; id: number; at: Date; from: AccountState; to: AccountState }
  | { verdict: 'insufficient' | 'blocked' | 'full' | 'closed' | 'owes' | 'missing' }

interface Row {
  verdict: Exclude<Outcome['verdict'], 'missing'>
  id: number
  from_balance: number
  from_owed: number
  from_version: number
  to_balance: number
  to_owed: number
  to_version: number
}

// The result of a transfer that is an act by itself, kept for a caller who repeats it and knows the rest.
const resultJson = `json_build_object(
  'id', w.id, 'at', $14::timestamptz,
  'fromBalance', q.from_balance, 'toBalance', q.to_balance)`

// What the person given to, or taken from, could spend before and after.
const whatChanged = {
  before: `jsonb_build_object('available',
    case when $1 = $23::integer then q.from_balance + $5 else q.to_balance - $5 end)`,
  after: `jsonb_build_object('available',
    case when $1 = $23::integer then q.from_balance else q.to_balance end)`,
}

/**
 * A transfer in one statement: both accounts are locked, always the lower id first, so that two
 * transfers never wait for each other; then decided, moved and written. The new balances are made
 * from the locked rows: the rows that the update itself sees may be older, and PostgreSQL holds their
 * outcome against the constraints before it notices. What settles a debt is no longer owed. A full
 * wallet refuses credits from outside, and never those that were set aside: their wait must end.
 *
 * $1, $2 from (holder, kind) · $3, $4 to · $5 credits · $6 needs open · $7 needs no debt ·
 * $8 reason · $9 actor · $10, $11 cause · $12 settles · $13 description · $14 now · $15 alone:
 * nothing else can follow, so that who owes is not served · $16 to $20 the note of the act · $21 to $25 the admin's
 * act on record
 */
const transferText = `
  with parties as materialized (
    select id, holder, kind, balance, owed, version, closed from accounts
    where (holder = $1 and kind = $2) or (holder = $3 and kind = $4)
    order by id for update
  ), asked as (
    select f.id as from_id, f.balance - $5::bigint as from_balance,
      f.owed - case when t.kind = 'debt' then $5::bigint else 0 end as from_owed,
      f.version + 1 as from_version,
      t.id as to_id, t.balance + $5::bigint as to_balance, t.owed as to_owed,
      t.version + 1 as to_version,
      case when $6::boolean and (f.closed or t.closed) then 'closed'
           when $7::boolean and f.owed > 0 then 'blocked'
           when f.kind in ('available', 'reserved', 'escrow') and f.balance < $5 then 'insufficient'
           when t.kind = 'available' and $12::bigint is null and t.balance + $5 > ${mostCredits} then 'full'
           when $15::boolean and t.owed > 0 then 'owes'
           else 'done' end as verdict
    from parties f, parties t
    where f.holder = $1 and f.kind = $2 and t.holder = $3 and t.kind = $4
  ), moved as (
    update accounts a set
      balance = case a.id when q.from_id then q.from_balance else q.to_balance end,
      owed = case a.id when q.from_id then q.from_owed else q.to_owed end,
      version = case a.id when q.from_id then q.from_version else q.to_version end
    from asked q where q.verdict = 'done' and a.id in (q.from_id, q.to_id)
  ), written as (
    insert into transfers (from_account, to_account, credits, reason, actor_id, cause_kind,
                           cause_id, settles, description, created_at)
    select from_id, to_id, $5, $8, $9, $10, $11::integer, $12::bigint, $13, $14
    from asked where verdict = 'done'
    returning id
  ), noted as (
    ${noteInStatement({ from: 'written w, asked q', answer: resultJson, first: 16 })}
  ), recorded as (
    ${actInStatement({ from: 'written w, asked q', ...whatChanged, at: '$14::timestamptz', first: 21 })}
  )
  select (select id from written) as id, q.* from asked q`

/** Makes a transfer, or answers why not. */
export function insertTransfer(tx: Tx, entry: Entry): Promise<Outcome> {
  return runTransfer(tx, entry, [false, ...noteValues(null)])
}

/**
 * Makes a transfer that is a whole act, and notes it, in one statement without a transaction around:
 * at best half the cost. Answers `owes` or `missing` where more than one statement is needed.
 */
export function insertTransferAlone(
  db: Db,
  entry: Entry,
  named: NamedAct | null,
): Promise<Outcome> {
  return runTransfer(db, entry, [true, ...noteValues(named)])
}

async function runTransfer(db: Db, entry: Entry, alone: unknown[]): Promise<Outcome> {
  const { from, to, cause } = entry
  const at = now()
  const parties = [from.holder, from.kind, to.holder, to.kind]
  const rules = [entry.credits, entry.needsOpen, entry.needsNoDebt]
  const why = [entry.reason, entry.actor, cause?.kind ?? null, cause?.id ?? null, entry.settles]
  const values = [
    ...parties,
    ...rules,
    ...why,
    entry.description,
    at,
    ...alone,
    ...actValues(entry.recorded),
  ]
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(transferText, values))
  return outcomeOf(rows[0], at)
}

function outcomeOf(row: Row | undefined, at: Date): Outcome {
  if (!row) return { verdict: 'missing' }
  if (row.verdict !== 'done') return { verdict: row.verdict }
  const from = { balance: row.from_balance, owed: row.from_owed, version: row.from_version }
  const to = { balance: row.to_balance, owed: row.to_owed, version: row.to_version }
  return { verdict: 'done', id: row.id, at, from, to }
}

/** Opens accounts that are not there yet; two who open the same one at once find one. */
export async function insertAccounts(tx: Tx, accounts: LedgerAccount[]): Promise<void> {
  const inOrder = accounts.toSorted((a, b) => a.holder - b.holder || (a.kind < b.kind ? -1 : 1))
  await tx
    .insertInto('accounts')
    .values(inOrder)
    .onConflict((conflict) => conflict.constraint('accounts_key').doNothing())
    .execute()
}

/**
 * Locks accounts until the transaction ends, the lower id first as everywhere; answers the
 * balance of the first one, 0 where it was never used.
 */
export async function lockBalance(
  tx: Tx,
  first: LedgerAccount,
  ...others: LedgerAccount[]
): Promise<number> {
  const locked = await tx
    .selectFrom('accounts')
    .select(['holder', 'kind', 'balance'])
    .where((where) =>
      where.or(
        [first, ...others].map(({ holder, kind }) =>
          where.and([where('holder', '=', holder), where('kind', '=', kind)]),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const wanted = locked.find(({ holder, kind }) => holder === first.holder && kind === first.kind)
  return wanted?.balance ?? 0
}

/** Notes on the available account what its owner owes more. */
export async function addOwed(tx: Tx, userId: number, credits: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((row) => ({ owed: row('owed', '+', credits), version: row('version', '+', 1) }))
    .where('holder', '=', userId)
    .where('kind', '=', 'available')
    .execute()
}

/** Marks a person's accounts as those of a person who has left. */
export async function markAccountsClosed(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('accounts').set({ closed: true }).where('holder', '=', userId).execute()
}

/** A person's accounts, as far as they were ever used. */
export function findAccounts(db: Db, userId: number) {
  return db
    .selectFrom('accounts')
    .select(['kind', 'balance', 'version'])
    .where('holder', '=', userId)
    .execute()
}

/** What waits of a person's credits in escrow, which is shared: what they put there and has not come out. */
export async function sumHeld(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(t.credits), 0)::bigint as held
    from transfers t
    where t.from_account = (select id from accounts where holder = ${userId} and kind = 'available')
      and t.reason = 'ORDER_PLACED'
      and not exists (select from transfers e where e.settles = t.id)`.execute(db)
  return rows[0]?.held ?? 0
}

/** A transfer that put credits aside, with the accounts they came from and wait in. */
export function findHold(db: Db, id: number) {
  return findTransferWithSides(db, id)
}

/** A transfer with the accounts on both sides. */
export function findTransferWithSides(db: Db, id: number) {
  return db
    .selectFrom('transfers')
    .innerJoin('accounts as f', 'f.id', 'transfers.from_account')
    .innerJoin('accounts as t', 't.id', 'transfers.to_account')
    .select([
      'transfers.credits',
      'f.holder as from_holder',
      'f.kind as from_kind',
      't.holder as to_holder',
      't.kind as to_kind',
    ])
    .where('transfers.id', '=', id)
    .executeTakeFirst()
}

/** A person as the admins' acts need them; closed accounts are not there. */
export function findPerson(db: Db, userId: number) {
  return db
    .selectFrom('people')
    .select(['id', 'role'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst()
}
