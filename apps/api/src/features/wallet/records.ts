import { mostCredits } from '@podium/contract/credits'
import type { CauseKind, TransferReason } from '@podium/contract/wallet'
import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import {
  type Db,
  namedStatement,
  type ParametersOf,
  type Tx,
} from '../../platform/database/index.ts'
import {
  type NamedAct,
  noteInStatement,
  type NoteValues,
  noteValues,
} from '../../platform/http/index.ts'
import {
  actInStatement,
  type ActValues,
  actValues,
  type RecordedInStatement,
} from '../audit/index.ts'
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

/** The values of the statement of a transfer. */
interface TransferValues extends NoteValues, ActValues {
  fromHolder: number
  fromKind: AccountKind
  toHolder: number
  toKind: AccountKind
  credits: number
  needsOpen: boolean
  needsNoDebt: boolean
  reason: TransferReason
  actor: number | null
  causeKind: CauseKind | null
  causeId: number | null
  settles: number | null
  description: string
  at: Date
  /** Nothing else can follow, so that who owes is not served. */
  isAlone: boolean
}
type Parameters = ParametersOf<TransferValues>

/** The result of a transfer that is an act by itself, kept for a caller who repeats it and knows the rest. */
function answered(p: Parameters): string {
  return `json_build_object(
    'id', w.id, 'at', ${p.at}::timestamptz,
    'fromBalance', q.from_balance, 'toBalance', q.to_balance)`
}

/** What the person given to, or taken from, could spend before and after. */
function whatChanged(p: Parameters): { before: string; after: string } {
  return {
    before: `jsonb_build_object('available', case when ${p.fromHolder} = ${p.actOn}::integer
      then q.from_balance + ${p.credits} else q.to_balance - ${p.credits} end)`,
    after: `jsonb_build_object('available', case when ${p.fromHolder} = ${p.actOn}::integer
      then q.from_balance else q.to_balance end)`,
  }
}

/**
 * A transfer in one statement: both accounts are locked, always the lower id first, so that two
 * transfers never wait for each other; then decided, moved and written. The new balances are made
 * from the locked rows: the rows that the update itself sees may be older, and PostgreSQL holds their
 * outcome against the constraints before it notices. What settles a debt is no longer owed. A full
 * wallet refuses credits from outside, and never those that were set aside, whose wait must end, or
 * that come back.
 */
const transferStatement = namedStatement<TransferValues>(
  (p) => `
  with parties as materialized (
    select id, holder, kind, balance, owed, version, closed from accounts
    where (holder = ${p.fromHolder} and kind = ${p.fromKind})
      or (holder = ${p.toHolder} and kind = ${p.toKind})
    order by id for update
  ), asked as (
    select f.id as from_id, f.balance - ${p.credits}::bigint as from_balance,
      f.owed - case when t.kind = 'debt' then ${p.credits}::bigint else 0 end as from_owed,
      f.version + 1 as from_version,
      t.id as to_id, t.balance + ${p.credits}::bigint as to_balance, t.owed as to_owed,
      t.version + 1 as to_version,
      case when ${p.needsOpen}::boolean and (f.closed or t.closed) then 'closed'
           when ${p.needsNoDebt}::boolean and f.owed > 0 then 'blocked'
           when f.kind in ('available', 'reserved', 'matching', 'escrow') and f.balance < ${p.credits}
             then 'insufficient'
           when t.kind = 'available' and ${p.settles}::bigint is null and f.kind not in ('matching', 'guarantee')
             and t.balance + ${p.credits} > ${mostCredits} then 'full'
           when ${p.isAlone}::boolean and t.owed > 0 then 'owes'
           else 'done' end as verdict
    from parties f, parties t
    where f.holder = ${p.fromHolder} and f.kind = ${p.fromKind}
      and t.holder = ${p.toHolder} and t.kind = ${p.toKind}
  ), moved as (
    update accounts a set
      balance = case a.id when q.from_id then q.from_balance else q.to_balance end,
      owed = case a.id when q.from_id then q.from_owed else q.to_owed end,
      version = case a.id when q.from_id then q.from_version else q.to_version end
    from asked q where q.verdict = 'done' and a.id in (q.from_id, q.to_id)
  ), written as (
    insert into transfers (from_account, to_account, credits, reason, actor_id, cause_kind,
                           cause_id, settles, description, created_at)
    select from_id, to_id, ${p.credits}, ${p.reason}, ${p.actor}, ${p.causeKind},
      ${p.causeId}::integer, ${p.settles}::bigint, ${p.description}, ${p.at}
    from asked where verdict = 'done'
    returning id
  ), noted as (
    ${noteInStatement(p, { from: 'written w, asked q', answer: answered(p) })}
  ), recorded as (
    ${actInStatement(p, { from: 'written w, asked q', ...whatChanged(p), at: `${p.at}::timestamptz` })}
  )
  select (select id from written) as id, q.* from asked q`,
)

/** Makes a transfer, or answers why not. */
export function insertTransfer(tx: Tx, entry: Entry): Promise<Outcome> {
  return runTransfer(tx, entry, { isAlone: false, named: null })
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
  return runTransfer(db, entry, { isAlone: true, named })
}

async function runTransfer(
  db: Db,
  { from, to, cause, recorded, ...entry }: Entry,
  alone: { isAlone: boolean; named: NamedAct | null },
): Promise<Outcome> {
  const at = now()
  const statement = transferStatement({
    ...entry,
    fromHolder: from.holder,
    fromKind: from.kind,
    toHolder: to.holder,
    toKind: to.kind,
    causeKind: cause?.kind ?? null,
    causeId: cause?.id ?? null,
    at,
    isAlone: alone.isAlone,
    ...noteValues(alone.named),
    ...actValues(recorded),
  })
  const { rows } = await db.executeQuery<Row>(statement)
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
    .where((is) => is.and({ holder: userId, kind: 'available' }))
    .execute()
}

/** Marks a person's accounts as those of a person who has left. */
export async function markAccounts(
  tx: Tx,
  userId: number,
  marks: { closed: boolean },
): Promise<void> {
  await tx.updateTable('accounts').set(marks).where('holder', '=', userId).execute()
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
    .where((is) => is.and({ id: userId, active: true }))
    .executeTakeFirst()
}
