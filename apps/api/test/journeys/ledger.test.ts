import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getWallet } from '@podium/contract/wallet'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Tx } from '../../src/platform/database/index.ts'
import { Refused } from '../../src/platform/refuse.ts'
import {
  correct,
  creditPurchase,
  escrow,
  type Hold,
  post,
  readWallet,
  release,
  reserve,
  takeBackPurchase,
  transfer,
} from '../../src/features/wallet/index.ts'
import { available, granted } from '../../src/features/wallet/accounts.ts'
import { join, openAdmin } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

const inTransaction = <R>(work: (tx: Tx) => Promise<R>) => podium().context.inTransaction(work)

const people = 6
const lanes = 8

/** One act of somebody, with numbers that choose whom and what it is about. */
const act = fc.record({
  kind: fc.constantFrom(
    'give',
    'take',
    'buy',
    'refund',
    'reserve',
    'order',
    'post',
    'release',
    'pay',
    'correct',
  ),
  who: fc.nat(people - 1),
  other: fc.nat(people - 1),
  credits: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(500)),
  pick: fc.nat(1000),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** What should be there: each person's credits of all kinds, less what they owe. */
class Expectation {
  readonly worth = new Map<number, number>()
  readonly holds: { hold: Hold; from: number; credits: number }[] = []
  readonly purchases: { id: number; who: number; credits: number }[] = []
  readonly gifts: { id: number; who: number; credits: number }[] = []

  add(userId: number, credits: number): void {
    this.worth.set(userId, (this.worth.get(userId) ?? 0) + credits)
  }
}

let paymentId = 1_000_000

async function perform(wanted: Act, users: number[], expected: Expectation): Promise<void> {
  const [who = 0, other = 0] = [users[wanted.who], users[wanted.other]]
  const { credits, pick } = wanted
  const one = <T>(list: T[]): T | undefined => list[pick % Math.max(1, list.length)]
  const about = { credits, actor: null }
  switch (wanted.kind) {
    case 'give': {
      const gift = { ...about, from: granted(who), to: available(who), reason: 'GIVEN' as const }
      const { id } = await inTransaction((tx) => transfer(tx, gift))
      expected.gifts.push({ id, who, credits })
      return expected.add(who, credits)
    }
    case 'take': {
      const taking = { ...about, from: available(who), to: granted(who), reason: 'TAKEN' as const }
      await inTransaction((tx) => transfer(tx, taking))
      return expected.add(who, -credits)
    }
    case 'pay': {
      if (who === other) return
      const paying = { ...about, from: available(who), to: available(other), spends: true }
      await inTransaction((tx) => transfer(tx, { ...paying, reason: 'SUPPORT_RECEIVED' }))
      expected.add(who, -credits)
      return expected.add(other, credits)
    }
    case 'buy': {
      const id = (paymentId += 1)
      const purchase = { userId: who, credits, cause: { kind: 'payment' as const, id } }
      await inTransaction((tx) => creditPurchase(tx, purchase))
      expected.purchases.push({ id, who, credits })
      return expected.add(who, credits)
    }
    case 'refund': {
      const [bought] = expected.purchases.splice(pick % Math.max(1, expected.purchases.length), 1)
      if (!bought) return
      const cause = { kind: 'payment' as const, id: bought.id }
      await inTransaction((tx) =>
        takeBackPurchase(tx, { userId: bought.who, credits: bought.credits, cause, actor: null }),
      )
      return expected.add(bought.who, -bought.credits)
    }
    case 'reserve':
    case 'order': {
      const place =
        wanted.kind === 'order'
          ? ({ reason: 'ORDER_PLACED', in: escrow(who) } as const)
          : ({ reason: 'SUPPORT_REQUESTED' } as const)
      const hold = await inTransaction((tx) => reserve(tx, { from: who, credits, ...place }))
      expected.holds.push({ hold, from: who, credits })
      return
    }
    case 'post': {
      const held = one(expected.holds)
      if (!held) return
      const end = { reason: 'SUPPORT_RECEIVED' as const, actor: other, to: other }
      await inTransaction((tx) => post(tx, held.hold, end))
      expected.add(held.from, -held.credits)
      return expected.add(other, held.credits)
    }
    case 'release': {
      const held = one(expected.holds)
      if (!held) return
      const end = { reason: 'SUPPORT_RELEASED' as const, actor: null }
      await inTransaction((tx) => release(tx, held.hold, end)).then(() => {})
      return
    }
    case 'correct': {
      const gift = one(expected.gifts)
      if (!gift) return
      await inTransaction((tx) => correct(tx, gift.id, { actor: who, description: 'engano' }))
      return expected.add(gift.who, -gift.credits)
    }
  }
}

/** A no is an answer; a hold or a correction a second time is stopped by the database. */
function isExpected(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  const once = ['transfers_settle_once', 'transfers_cause_once']
  return error instanceof Refused || (code === '23505' && once.includes(constraint ?? ''))
}

async function worthOf(userId: number): Promise<number> {
  const { rows } = await sql<{ worth: number }>`
    select coalesce(sum(balance), 0)
         + coalesce((select sum(t.credits) from transfers t join accounts e on e.id = t.to_account
                     join accounts f on f.id = t.from_account
                     where e.kind = 'escrow' and f.holder = ${userId}
                       and not exists (select from transfers s where s.settles = t.id)), 0) as worth
    from accounts where holder = ${userId}`.execute(podium().context.database.db)
  return rows[0]?.worth ?? 0
}

test('whatever many people do at once, everything adds up and nothing is lost or doubled', async () => {
  const users: number[] = []
  for (let count = 0; count < people; count++) users.push((await join(podium(), 'FAN')).id)
  const expected = new Expectation()
  const one = async (wanted: Act) => {
    try {
      await perform(wanted, users, expected)
    } catch (error) {
      if (!isExpected(error)) throw error
    }
  }
  const lane = async (acts: Act[]) => {
    for (const wanted of acts) await one(wanted)
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { maxLength: 12 }), { minLength: lanes, maxLength: lanes }),
      async (plan) => {
        await Promise.all(plan.map(lane))
        await runChecks(podium().context.database.db)
        for (const user of users) {
          const worth = await worthOf(user)
          assert.equal(worth, expected.worth.get(user) ?? 0)
          const wallet = await readWallet(podium().context.database.db, user)
          const told = wallet.available + wallet.reserved + wallet.held - wallet.debt
          assert.equal(told, worth, 'a wallet tells of every credit, once')
        }
      },
    ),
    // What happened stays in the database, so a shorter list of acts would not tell the same.
    { numRuns: 25, endOnFailure: true },
  )
})

test('ten who spend the same credits at once spend them once', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  await fill(ana, marta, 50)
  const tries = Array.from({ length: 10 }, () =>
    inTransaction((tx) =>
      reserve(tx, { from: marta.id, credits: 50, reason: 'SUPPORT_REQUESTED' }),
    ),
  )
  const results = await Promise.allSettled(tries)
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1)
  const { available: free, reserved } = await marta.call(getWallet)
  assert.deepEqual([free, reserved], [0, 50])
})

test('a hold ends once, however many end it at the same moment', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const ines = await join(podium(), 'ATHLETE')
  await fill(ana, marta, 100)
  const hold = await inTransaction((tx) =>
    reserve(tx, { from: marta.id, credits: 100, reason: 'SUPPORT_REQUESTED' }),
  )
  const ends = Array.from({ length: 6 }, (_, index) =>
    inTransaction((tx) =>
      index % 2
        ? post(tx, hold, { to: ines.id, reason: 'SUPPORT_RECEIVED', actor: ines.id })
        : release(tx, hold, { reason: 'SUPPORT_RELEASED', actor: marta.id }),
    ),
  )
  const results = await Promise.allSettled(ends)
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1)
  const [hers, others] = [await marta.call(getWallet), await ines.call(getWallet)]
  assert.equal(hers.available + others.available, 100)
  assert.equal(hers.reserved, 0)
})

test('a debt blocks spending with its own code, and the release of a hold settles it', async () => {
  const marta = await join(podium(), 'FAN')
  const cause = { kind: 'payment' as const, id: (paymentId += 1) }
  const purchase = { userId: marta.id, credits: 100, cause }
  await inTransaction((tx) => creditPurchase(tx, purchase))
  const hold = await inTransaction((tx) =>
    reserve(tx, { from: marta.id, credits: 80, reason: 'SUPPORT_REQUESTED' }),
  )
  await inTransaction((tx) => takeBackPurchase(tx, { ...purchase, actor: null }))
  assert.equal((await marta.call(getWallet)).debt, 80)
  const spending = inTransaction((tx) =>
    reserve(tx, { from: marta.id, credits: 50, reason: 'SUPPORT_REQUESTED' }),
  )
  await assert.rejects(spending, (error) => (error as Refused).names[0] === 'spendingBlocked')
  await inTransaction((tx) => release(tx, hold, { reason: 'SUPPORT_RELEASED', actor: null }))
  const { available: free, debt } = await marta.call(getWallet)
  assert.deepEqual([free, debt], [0, 0])
})

test('the database itself keeps transfers as they are and balances above zero', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  await fill(ana, marta, 10)
  const { db } = podium().context.database
  await assert.rejects(sql`update transfers set credits = 1`.execute(db), /never changed/)
  await assert.rejects(sql`delete from transfers`.execute(db), /never changed/)
  await assert.rejects(sql`truncate transfers cascade`.execute(db), /never changed/)
  const below = sql`update accounts set balance = -1 where holder = ${marta.id}`
  await assert.rejects(below.execute(db), /accounts_balance/)
})

async function fill(admin: Person, person: Person, creditsNumber: number): Promise<void> {
  const body = { userId: person.id, creditsNumber, description: 'Prémio' }
  const answer = await admin.send({ method: 'POST', url: '/api/wallet/transaction', body })
  assert.equal(answer.statusCode, 201, answer.body)
}
