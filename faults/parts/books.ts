import { setTimeout as pause } from 'node:timers/promises'
import type { WalletHistory } from '../histories/podium.ts'
import type { Client } from './client.ts'
import { type Act, perform } from './load.ts'
import { everybodyOf, type People, type Somebody } from './people.ts'

/** What each person must have, kept beside the server's own books and compared with them. */
export interface Books {
  /**
   * Looks whether everything answered is there; repeats everything under its key, so that what was
   * not answered happens now; looks again, and asks the ledger for its proof.
   */
  compare(acts: Act[]): Promise<void>
  totals: { acts: number; unanswered: number }
}

interface Wallet {
  available: number
  debt: number
}

const atOnce = 16

/** Whether what a key answers again is what it answered first. */
type IsSameAnswer = (first: object, again: object) => boolean

const isEqual: IsSameAnswer = (first, again) => JSON.stringify(first) === JSON.stringify(again)

/** A later release may tell more in an answer, and tells the rest as the earlier one did. */
export const tellsAsMuch: IsSameAnswer = (first, again) =>
  isEqual(first, Object.fromEntries(Object.entries(again).filter(([name]) => name in first)))

export function openBooks(
  client: Client,
  people: People,
  complaints: string[],
  history?: WalletHistory,
  isSame = isEqual,
): Books {
  const holders = everybodyOf(people)
  const expected = new Map<number, number>()
  const totals = { acts: 0, unanswered: 0 }
  const paid = new Set<string>()
  const add = ({ moves, transactionId }: Act) => {
    if (transactionId && paid.has(transactionId)) return
    if (transactionId) paid.add(transactionId)
    for (const { userId, credits } of moves) {
      expected.set(userId, (expected.get(userId) ?? 0) + credits)
    }
  }

  /** `underWay` is what may have come or gone besides what was answered. */
  const lookAt = async (member: Somebody, when: string, underWay: Act[]) => {
    const wallet = await client.call(member, { method: 'GET', path: '/wallet' })
    const { available, debt } = (wallet ?? { available: NaN, debt: 0 }) as Wallet
    const has = available - debt
    const moves = underWay.flatMap((act) => act.moves).filter(({ userId }) => userId === member.id)
    const sumOf = (some: typeof moves) => some.reduce((sum, { credits }) => sum + credits, 0)
    const known = expected.get(member.id) ?? 0
    const least = known + sumOf(moves.filter(({ credits }) => credits < 0))
    const most = known + sumOf(moves.filter(({ credits }) => credits > 0))
    if (has >= least && has <= most) return
    complaints.push(`${when}, ${member.email} has ${has}, not ${least} to ${most}`)
  }

  /** The same key answers the same; what was not answered happens now, if it had not yet. */
  const repeat = async (act: Act) => {
    totals.acts += 1
    if (act.answer && act.kind === 'purchase') return
    const doIt = () => perform(client, people, act)
    const again = await (history && !act.answer ? history.keep(act, doIt) : doIt())
    if (!act.answer) {
      act.answer = again
      totals.unanswered += 1
      add(act)
      return
    }
    if (again && isSame(act.answer, again)) return
    const [first, second] = [act.answer, again].map((answer) => JSON.stringify(answer))
    complaints.push(`${act.key} answered ${first}, then ${second}`)
  }

  const compare = async (acts: Act[]) => {
    for (const act of acts.filter((each) => each.answer)) add(act)
    // At most what was under way may have happened besides.
    const underWay = acts.filter((act) => !act.answer)
    for (const member of holders) await lookAt(member, 'before repeating', underWay)
    for (let at = 0; at < acts.length; at += atOnce) {
      await Promise.all(acts.slice(at, at + atOnce).map(repeat))
    }
    for (const member of holders) await lookAt(member, 'after repeating', [])
    complaints.push(...(await brokenRules(client, people.admin)))
  }
  return { compare, totals }
}

interface Proof {
  sum: number
  isProofDue: boolean
  invariants: { name: string; broken: number }[]
}

/** Has the ledger proved as it is now, and waits for it. */
async function prove(client: Client, admin: Somebody): Promise<Proof> {
  await client.call(admin, { method: 'POST', path: '/admin/ledger/proof' })
  for (;;) {
    const proof = (await client.call(admin, { method: 'GET', path: '/admin/ledger' })) as Proof
    if (!proof.isProofDue) return proof
    await pause(100)
  }
}

async function brokenRules(client: Client, admin: Somebody): Promise<string[]> {
  const { sum, invariants } = await prove(client, admin)
  const broken = invariants.filter((rule) => rule.broken > 0)
  return [
    ...(sum === 0 ? [] : [`all accounts sum to ${sum}`]),
    ...broken.map((rule) => `${rule.name}: ${rule.broken} rows`),
  ]
}
