import { setTimeout as pause } from 'node:timers/promises'
import type { WalletTransaction } from '@podium/contract/wallet'
import { readConfig } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/platform/database/index.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import type { Client } from '../parts/client.ts'
import type { Act } from '../parts/load.ts'
import type { Somebody } from '../parts/people.ts'
import { findAnomalies } from './check.ts'
import type { Operation } from './history.ts'

/**
 * The history of a load: what each act did to whose wallet, and what people read in theirs meanwhile. Every
 * wallet is a list, its lines are the values.
 */
export interface WalletHistory {
  /** Does an act, and notes when it began and was answered. */
  keep(act: Act, perform: () => Promise<unknown>): Promise<unknown>
  /** Has somebody read the end of their history; answers nothing where nobody is there. */
  read(client: Client, person: Somebody): Promise<unknown>
  /** Reads every wallet to its end, once all is quiet. */
  close(client: Client, people: readonly Somebody[]): Promise<void>
  /** What no order of the acts explains, and where a wallet does not add up. The server is not running. */
  findAnomalies(environment: Record<string, string | undefined>): Promise<string[]>
  counts(): { acts: number; readings: number; lines: number }
}

const pageSize = 20
const wholeSize = 100
const betweenReadingsMs = 20

export function keepWalletHistory(): WalletHistory {
  const acts = new Set<Act>()
  const readings: Operation[] = []
  const wallets = new Map<string, WalletTransaction[]>()

  const findPage = (client: Client, person: Somebody, query: string) =>
    client.call(person, { method: 'GET', path: `/wallet/transactions?${query}` }) as Promise<
      WalletTransaction[] | undefined
    >

  const keep: WalletHistory['keep'] = async (act, perform) => {
    acts.add(act)
    act.invokedAt ??= performance.now()
    const answer = await perform()
    if (answer) act.endedAt ??= performance.now()
    return answer
  }

  const read: WalletHistory['read'] = async (client, person) => {
    const invokedAt = performance.now()
    const lines = await findPage(client, person, `_limit=${pageSize}`)
    const endedAt = performance.now()
    await pause(betweenReadingsMs)
    if (!lines) return undefined
    const values = lines.map(valueOf).toReversed()
    const reads = [{ list: String(person.id), values, isWhole: lines.length < pageSize }]
    const name = `${person.email} read`
    readings.push({ name, invokedAt, endedAt, outcome: 'done', appends: [], reads })
    return lines
  }

  const close: WalletHistory['close'] = async (client, people) => {
    for (const person of people) {
      const lines: WalletTransaction[] = []
      for (let page = 0; lines.length === page * wholeSize; page++) {
        const query = `_limit=${wholeSize}&_order=ASC&_page=${page}`
        lines.push(...((await findPage(client, person, query)) ?? []))
      }
      wallets.set(String(person.id), lines)
    }
  }

  const find: WalletHistory['findAnomalies'] = async (environment) => {
    const payments = await findPayments(environment)
    const lists = new Map([...wallets].map(([list, lines]) => [list, lines.map(valueOf)]))
    const operations = operationsOf([...acts], payments)
    return [
      ...findAnomalies([...operations, ...readings], lists),
      ...findNobodys(operations, lists),
      ...[...wallets].flatMap(([list, lines]) => findWrongSums(list, lines)),
    ]
  }

  const counts = () => ({
    acts: acts.size,
    readings: readings.length,
    lines: [...wallets.values()].reduce((sum, { length }) => sum + length, 0),
  })
  return { keep, read, close, findAnomalies: find, counts }
}

/** What a line is told from all others by: a gift by its words, everything else by what it is about. */
function valueOf({ reason, description, cause, creditsNumber }: WalletTransaction): string {
  if (reason === 'GIVEN' || reason === 'TAKEN') return description
  return `${reason} ${cause?.kind} ${cause?.id} ${creditsNumber}`
}

/** Lines that come with others, or not: of a debt, and of what a seller still had of what goes back. */
const byTheWay = /^(?:DEBT|ORDER_RETURNED)/

/** Every other line is an act's. */
function findNobodys(operations: Operation[], lists: ReadonlyMap<string, string[]>): string[] {
  const known = new Set(operations.flatMap(({ appends }) => appends.map(({ value }) => value)))
  return [...lists].flatMap(([list, values]) =>
    values
      .filter((value) => !known.has(value) && !byTheWay.test(value))
      .map((value) => `nobody did it: ${value} in wallet ${list}`),
  )
}

/** Each line says what was left: what was left before, and what came or went. */
function findWrongSums(list: string, lines: WalletTransaction[]): string[] {
  return lines.flatMap(({ id, creditsNumber, balanceAfter }, at) => {
    const before = lines[at - 1]?.balanceAfter ?? 0
    const isRight = before + creditsNumber === balanceAfter && balanceAfter >= 0
    if (isRight) return []
    return [`wallet ${list}, line ${id}: ${before} and ${creditsNumber} are not ${balanceAfter}`]
  })
}

/** The acts as operations. Two that were offered the same pack, which waits for its payment, are one. */
function operationsOf(acts: Act[], payments: ReadonlyMap<string, number>): Operation[] {
  const byPack = new Map<string, Operation>()
  return acts.flatMap((act) => {
    const { invokedAt = 0, endedAt = Infinity, transactionId } = act
    const same = transactionId === undefined ? undefined : byPack.get(transactionId)
    const outcome = endedAt === Infinity ? 'unknown' : 'done'
    if (same) {
      same.invokedAt = Math.min(same.invokedAt, invokedAt)
      same.endedAt = Math.min(same.endedAt, endedAt)
      if (outcome === 'done') same.outcome = outcome
      return []
    }
    const name = `${act.call ? `${act.call.method} ${act.call.path}` : act.kind} ${act.key.slice(0, 8)}`
    const operation = {
      name,
      invokedAt,
      endedAt,
      outcome,
      appends: linesOf(act, payments),
      reads: [],
    }
    if (transactionId !== undefined) byPack.set(transactionId, operation as Operation)
    return [operation as Operation]
  })
}

function linesOf(act: Act, payments: ReadonlyMap<string, number>): Operation['appends'] {
  const moves = act.moves.filter(({ credits }) => credits !== 0)
  return moves.flatMap(({ userId, credits, line }) => {
    const list = String(userId)
    if (act.kind === 'gift') return [{ list, value: act.key }]
    if (act.kind === 'purchase' || act.takesBack !== undefined) {
      const id = payments.get(act.transactionId ?? act.takesBack ?? '')
      const reason = act.takesBack === undefined ? 'PURCHASE' : 'REFUND'
      return id === undefined ? [] : [{ list, value: `${reason} payment ${id} ${credits}` }]
    }
    const id = idOf(act)
    return line && id !== undefined ? [{ list, value: `${line} ${id} ${credits}` }] : []
  })
}

/** What an act is about: what its path names, or what it made. */
function idOf({ call, answer }: Act): number | undefined {
  const named = /\/(?:support|orders|matches)\/(\d+)/.exec(call?.path ?? '')?.[1]
  return named ? Number(named) : (answer as { id?: number } | undefined)?.id
}

/** The numbers of payments, which lines name, by the name that their buyers know. */
async function findPayments(environment: Record<string, string | undefined>) {
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  try {
    const rows = await database.db.selectFrom('payments').select(['id', 'transaction_id']).execute()
    return new Map(rows.map(({ id, transaction_id }) => [transaction_id ?? '', id]))
  } finally {
    await database.stop()
  }
}
