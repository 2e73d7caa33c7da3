import type { getLedger } from '@podium/contract/wallet'
import type { Reply } from '@podium/contract/route'
import { sql } from 'kysely'
import { askChecks } from '../../platform/database/checks.ts'
import type { Db } from '../../platform/database/index.ts'
import type { AccountKind } from './accounts.ts'

/** Every sum of the ledger, and every rule with what breaks it (`admin.powers`). */
export async function proveLedger(db: Db): Promise<Reply<typeof getLedger>> {
  const [sums, transfers, guarantee, invariants] = await Promise.all([
    sumByKind(db),
    countTransfers(db),
    sumAdvanced(db),
    askChecks(db, 'ledger-'),
  ])
  return {
    ...nameSums(sums),
    sum: [...sums.values()].reduce((total, sum) => total + sum, 0),
    transfers,
    guarantee,
    invariants,
  }
}

/** What was sold and given, and where it is now. */
export async function sumLedger(db: Db) {
  return nameSums(await sumByKind(db))
}

function nameSums(sums: Map<AccountKind, number>) {
  const of = (kind: AccountKind) => sums.get(kind) ?? 0
  // The platform's side of a sale is below zero, and zero has no sign to be told.
  const given = (kind: AccountKind) => 0 - of(kind)
  return {
    sold: given('issued'),
    granted: given('granted'),
    inWallets: of('available'),
    reserved: of('reserved'),
    escrow: of('escrow'),
    debt: given('debt'),
  }
}

async function sumByKind(db: Db): Promise<Map<AccountKind, number>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', sql<number>`sum(balance)`.as('sum')])
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, sum }) => [kind, sum]))
}

/** What was ever advanced in place of sellers, which is theirs to pay. */
async function sumAdvanced(db: Db): Promise<number> {
  const { advanced } = await db
    .selectFrom('transfers')
    .select(sql<number>`coalesce(sum(credits), 0)::bigint`.as('advanced'))
    .where('reason', '=', 'ORDER_ADVANCED')
    .executeTakeFirstOrThrow()
  return advanced
}

async function countTransfers(db: Db): Promise<number> {
  const counted = await db
    .selectFrom('transfers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}
