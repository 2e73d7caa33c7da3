import type { getLedger } from '@podium/contract/wallet'
import type { Reply } from '@podium/contract/route'
import { askChecks } from '../../platform/database/checks.ts'
import { type Db, type InTransaction, lock, type Tx } from '../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import type { AccountKind } from './accounts.ts'
import {
  countTransfers,
  findDueProof,
  findProof,
  markAsked,
  saveProof,
  sumAdvanced,
  sumByKind,
} from './proof-records.ts'

/**
 * Every sum of the ledger as it is now, and what the last proof found (`ledger.proof`): as many
 * statements however many there are in it, none of which goes through the transfers.
 */
export async function readLedger(db: Db): Promise<Reply<typeof getLedger>> {
  const [sums, transfers, guarantee, proof] = await Promise.all([
    sumByKind(db),
    countTransfers(db),
    sumAdvanced(db),
    findProof(db),
  ])
  return {
    ...nameSums(sums),
    sum: [...sums.values()].reduce((total, sum) => total + sum, 0),
    transfers,
    guarantee,
    provedAt: proof.proved_at?.toISOString() ?? null,
    isProofDue: proof.is_due,
    invariants: proof.rules,
  }
}

const proveJob = job<object>('prove-ledger', { retries: 0, schedule: '* * * * *' })

/** Has the rules looked at anew, as soon as the transaction commits. */
export async function askForProof(tx: Tx): Promise<void> {
  await markAsked(tx)
  await tx.enqueue(proveJob, {})
}

/**
 * Asks every rule of the ledger each day, and whenever an admin wants to know. In a transaction, so that
 * nobody else works on it meanwhile, and what a server left behind that ended is free again at once.
 */
export function provingHandler(inTransaction: InTransaction, log: Log): JobHandler {
  return jobHandler(proveJob, () =>
    inTransaction(async (tx) => {
      await lock(tx, 'ledger-proof', 0)
      const asked = await findDueProof(tx)
      if (asked === null) return
      const rules = await askChecks(tx, 'ledger-')
      await saveProof(tx, asked, rules)
      const broken = rules.filter((rule) => rule.broken > 0)
      if (broken.length > 0) log.error({ broken }, 'the ledger is not sound')
    }),
  )
}

/** How many rules of the ledger the last proof found broken. */
export async function countBrokenRules(db: Db): Promise<number> {
  return (await findProof(db)).rules.filter(({ broken }) => broken > 0).length
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
    matching: of('matching'),
    debt: given('debt'),
  }
}
