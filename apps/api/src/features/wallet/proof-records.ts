import { type Generated, type JSONColumnType, sql } from 'kysely'
import { now, secondsFromNow } from '../../platform/clock.ts'
import type { Check } from '../../platform/database/checks.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { AccountKind } from './accounts.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ledger_proof: LedgerProofTable
  }
}

interface LedgerProofTable {
  is_it: Generated<boolean>
  asked: Generated<number>
  proved: Generated<number>
  proved_at: Date | null
  transfers: Generated<number>
  last_transfer: Generated<number>
  rules: JSONColumnType<Check[]>
}

/** What holds of the ledger: when it was looked at, and what was found. */
export interface LastProof {
  proved_at: Date | null
  /** Somebody wants to know anew. */
  is_due: boolean
  rules: Check[]
}

export function findProof(db: Db): Promise<LastProof> {
  return db
    .selectFrom('ledger_proof')
    .select(['proved_at', 'rules'])
    .select(sql<boolean>`asked > proved`.as('is_due'))
    .executeTakeFirstOrThrow()
}

/** Asks for a proof that begins from now on; one answers all who asked before it begins. */
export async function markAsked(tx: Tx): Promise<void> {
  await sql`update ledger_proof set asked = asked + 1`.execute(tx)
}

/** How old a proof gets, in seconds. */
const ageSeconds = 86_400

/** The number of the proof that is asked for; null where the last one is no day old and nobody asks. */
export async function findDueProof(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ asked: number }>`
    select asked from ledger_proof
    where asked > proved or proved_at < ${secondsFromNow(-ageSeconds)}::timestamptz`.execute(tx)
  return rows[0]?.asked ?? null
}

/** A transfer is counted once it is so old that none with a lower number can still come. */
const settledSeconds = 900

/** Keeps what a proof found, and how many transfers there were. */
export async function saveProof(tx: Tx, asked: number, rules: Check[]): Promise<void> {
  await sql`
    update ledger_proof set proved = ${asked}, proved_at = ${now()}, rules = ${JSON.stringify(rules)}::jsonb,
      (last_transfer, transfers) = (
        select counted.last, (select count(*) from transfers where id <= counted.last)
        from (select coalesce((
          select id from transfers where created_at < ${secondsFromNow(-settledSeconds)}::timestamptz
          order by id desc limit 1), 0) as last) counted)`.execute(tx)
}

/** How many transfers there are: those of the last proof, and those since. */
export async function countTransfers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select proof.transfers + (select count(*) from transfers where id > proof.last_transfer) as count
    from ledger_proof proof`.execute(db)
  return rows[0]?.count ?? 0
}

/** What all accounts of each kind hold together. */
export async function sumByKind(db: Db): Promise<Map<AccountKind, number>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', sql<number>`sum(balance)`.as('sum')])
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, sum }) => [kind, sum]))
}

/** What was ever advanced in place of sellers, which is theirs to pay; it has an index of its own. */
export async function sumAdvanced(db: Db): Promise<number> {
  const { advanced } = await db
    .selectFrom('transfers')
    .select(sql<number>`coalesce(sum(credits), 0)::bigint`.as('advanced'))
    .where('reason', '=', 'ORDER_ADVANCED')
    .executeTakeFirstOrThrow()
  return advanced
}
