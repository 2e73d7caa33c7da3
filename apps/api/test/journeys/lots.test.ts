// Random histories of people who buy, are given, support, order, return, withdraw and are refunded, against
// a model that reckons their lots by itself. More of them:
//   PODIUM_HISTORIES=10000 node tools/test.ts journeys/lots
// A history that failed is told with its seed: PODIUM_SEED=… does the same ones again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditPacks } from '@podium/contract/credits'
import { listLots, postWalletTransaction } from '@podium/contract/wallet'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Viewer } from '../../src/platform/http/index.ts'
import { Refused } from '../../src/platform/refuse.ts'
import { settlePayment } from '../../src/features/payments/index.ts'
import { readRefund, refundPayment } from '../../src/features/payments/refund-payment.ts'
import { attachForm, insertPayment } from '../../src/features/payments/records.ts'
import { readWithdrawal, withdraw } from '../../src/features/payments/withdraw.ts'
import {
  escrow,
  findUnspent,
  type Hold,
  payBack,
  post,
  readWallet,
  release,
  reserve,
  transfer,
} from '../../src/features/wallet/index.ts'
import { available, granted } from '../../src/features/wallet/accounts.ts'
import { castInvoice } from '../buying.ts'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { usePodium } from '../harness.ts'
import { LotsModel } from '../lots-model.ts'

const histories = Number(process.env.PODIUM_HISTORIES ?? 60)
const seed = Number(process.env.PODIUM_SEED ?? Date.now() % 2 ** 31)
const historiesOfTheSame = 20
const people = 3

let adminId = 0
const podium = usePodium({}, async (started) => {
  adminId = (await openAdmin(started)).id
})
const parts = () => podium().context.payments
const db = () => podium().context.database.db

const act = fc.record({
  kind: fc.constantFrom(
    ...(['buy', 'give', 'take', 'hold', 'order', 'release', 'accept', 'return'] as const),
    ...(['withdraw', 'refund', 'refundMore', 'chargeback'] as const),
  ),
  who: fc.nat(people - 1),
  other: fc.nat(people - 1),
  credits: fc.integer({ min: 1, max: 130 }),
  pick: fc.nat(1000),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** People with what should be theirs, and what of it is under way. */
class World {
  readonly model = new LotsModel()
  readonly holds: Held[] = []
  /** Orders that were paid to their seller. */
  readonly sales: (Held & { order: number; seller: number })[] = []
  readonly payments: { id: string; who: number; credits: number; cents: number; back: Back }[] = []
  readonly users: number[]

  constructor(users: number[]) {
    this.users = users
  }
}
interface Held {
  hold: Hold
  from: number
  parts: ReturnType<Model['take']>
  /** Of an order, its number. */
  order?: number
}

/** Orders as the ledger knows them: what an order is besides is told in `journeys/returns`. */
let orders = 5_000_000

const creditsIn = ({ parts: taken }: Held) => taken.reduce((sum, { credits }) => sum + credits, 0)
const orderLot = (order: number) => `order ${order}`

type Model = ReturnType<LotsModel['of']>
type Back = { credits: number; cents: number }

async function openWorld(): Promise<World> {
  const users: number[] = []
  for (let count = 0; count < people; count++) users.push((await openMember(podium(), 'FAN')).id)
  return new World(users)
}

let made = 0

/** Buys a pack whose money is there: what a notice of the provider leads to. */
async function buyPack(userId: number, pick: number) {
  const pack = creditPacks[pick % 3] ?? creditPacks[0]
  const { credits, grossCents } = pack
  const price = {
    credits,
    grossCents,
    netCents: grossCents,
    vatPercent: 0,
    taxRule: 'ORIGIN' as const,
  }
  const { inTransaction, provider } = parts()
  const paymentId = await inTransaction((tx) =>
    insertPayment(tx, {
      ...{ userId, purpose: 'CREDITS', planId: null, provider: 'sandbox', ...price },
      invoice: { ...castInvoice, country: { code: 'PT', name: 'Portugal' } },
    }),
  )
  const form = await provider.create({ paymentId, grossCents } as never)
  await inTransaction((tx) => attachForm(tx, paymentId, form))
  await inTransaction((tx) => settlePayment(tx, form.transactionId, { status: 'PAID' }))
  made += 1
  return { id: form.transactionId, credits, cents: grossCents }
}

async function perform(world: World, wanted: Act): Promise<void> {
  const { model, users, holds, sales, payments } = world
  const [who = 0, other = 0] = [users[wanted.who], users[wanted.other]]
  const { credits, pick } = wanted
  const own = model.of(who)
  const { inTransaction } = parts()
  const paid = payments[pick % Math.max(1, payments.length)]
  switch (wanted.kind) {
    case 'buy': {
      const bought = await buyPack(who, pick)
      payments.push({ ...bought, who, back: { credits: 0, cents: 0 } })
      return own.add(bought.credits, bought.id)
    }
    case 'give': {
      const gift = { from: granted(who), to: available(who), credits, actor: null }
      await inTransaction((tx) => transfer(tx, { ...gift, reason: 'GIVEN' }))
      return own.add(credits)
    }
    case 'take': {
      const taking = { from: available(who), to: granted(who), credits, actor: null }
      await inTransaction((tx) => transfer(tx, { ...taking, reason: 'TAKEN' }))
      return void own.take(credits)
    }
    case 'hold': {
      const asked = { from: who, credits, reason: 'SUPPORT_REQUESTED' } as const
      const hold = await inTransaction((tx) => reserve(tx, asked))
      return void holds.push({ hold, from: who, parts: own.take(credits) })
    }
    case 'order': {
      const order = (orders += 1)
      const place = { reason: 'ORDER_PLACED', in: escrow(who), cause: causeOf(order) } as const
      const hold = await inTransaction((tx) => reserve(tx, { from: who, credits, ...place }))
      return void holds.push({ hold, from: who, parts: own.take(credits), order })
    }
    case 'release':
    case 'accept': {
      const [held] = holds.splice(pick % Math.max(1, holds.length), 1)
      if (!held) return
      if (wanted.kind === 'accept' && held.from !== other) return give(world, held, other)
      const cause = held.order === undefined ? {} : { cause: causeOf(held.order) }
      const reason = held.order === undefined ? 'SUPPORT_RELEASED' : 'ORDER_RELEASED'
      await inTransaction((tx) => release(tx, held.hold, { reason, actor: null, ...cause }))
      return model.of(held.from).putBack(held.parts)
    }
    case 'return': {
      const [sold] = sales.splice(pick % Math.max(1, sales.length), 1)
      if (!sold) return
      const { seller: sellerId, from: buyerId, order } = sold
      const about = { sellerId, buyerId, cause: causeOf(order), actor: buyerId }
      await inTransaction((tx) => payBack(tx, { ...about, credits: creditsIn(sold) }))
      model.of(sellerId).takeBack(orderLot(order), creditsIn(sold))
      return model.of(buyerId).putBack(sold.parts)
    }
    case 'withdraw': {
      if (!paid) return
      const viewer = { id: paid.who, role: 'FAN' } as Viewer
      const shown = await readWithdrawal(parts(), viewer, paid.id)
      const lot = model.of(paid.who).lotOf(paid.id)
      const left = Math.min(lot?.left ?? 0, paid.credits - paid.back.credits)
      const cents = centsOf(paid, left)
      assert.deepEqual([shown.credits, shown.cents], cents > 0 ? [left, cents] : [0, 0])
      const asked = { transactionId: paid.id, credits: left, cents, named: null }
      await withdraw(parts(), viewer, asked)
      model.of(paid.who).takeBack(paid.id, left)
      return goBack(paid, { credits: left, cents })
    }
    case 'refund':
    case 'refundMore': {
      if (!paid) return
      const most = paid.credits - paid.back.credits
      const chosen = wanted.kind === 'refundMore' ? { credits: Math.min(credits, most) } : {}
      const transactionId = paid.id
      const { debt, ...figures } = await readRefund(parts(), { transactionId, ...chosen })
      assert.equal(debt, Math.max(0, figures.credits - model.of(paid.who).available))
      if (wanted.kind === 'refund') assert.equal(debt, 0)
      const asked = { transactionId, reason: 'x', named: null, ...('credits' in chosen && figures) }
      await refundPayment(parts(), { id: adminId, requestId: 'x' } as Viewer, asked)
      model.of(paid.who).takeBack(paid.id, figures.credits)
      return goBack(paid, figures)
    }
    case 'chargeback': {
      if (!paid || paid.back.cents === paid.cents) return
      await inTransaction((tx) => settlePayment(tx, paid.id, { status: 'REFUNDED' }))
      model.of(paid.who).takeBack(paid.id, paid.credits - paid.back.credits)
      paid.back = { credits: paid.credits, cents: paid.cents }
    }
  }
}

const causeOf = (order: number) => ({ kind: 'order', id: order }) as const

/** What was set aside goes to whom it was for: an athlete, or the seller of an order. */
async function give({ model, sales }: World, held: Held, to: number): Promise<void> {
  const { hold, order } = held
  const sold = order !== undefined
  const end = sold
    ? ({ reason: 'ORDER_PAID', cause: causeOf(order) } as const)
    : ({ reason: 'SUPPORT_RECEIVED' } as const)
  await parts().inTransaction((tx) => post(tx, hold, { ...end, actor: to, to }))
  model.of(to).add(creditsIn(held), sold ? orderLot(order) : null)
  if (sold) sales.push({ ...held, order, seller: to })
}

function goBack(paid: World['payments'][number], { credits, cents }: Back): void {
  paid.back = { credits: paid.back.credits + credits, cents: paid.back.cents + cents }
}

/** In proportion, rounded half up; the last credit brings the rest. */
function centsOf(
  { credits: all, cents, back }: World['payments'][number],
  credits: number,
): number {
  if (credits === 0) return 0
  const rest = cents - back.cents
  return credits + back.credits === all
    ? rest
    : Math.min(rest, Math.floor((2 * cents * credits + all) / (2 * all)))
}

async function compare({ model, users, payments }: World): Promise<void> {
  for (const user of users) {
    const own = model.of(user)
    const { rows } = await sql<{ credits: number; remaining: number }>`
      select credits, remaining
      from lots_of((select id from accounts where holder = ${user} and kind = 'available'))
      order by id`.execute(db())
    assert.deepEqual(
      rows.map(({ credits, remaining }) => [credits, remaining]),
      own.lots.map(({ credits, left }) => [credits, left]),
    )
    const wallet = await readWallet(db(), user)
    assert.deepEqual([wallet.available, wallet.debt], [own.available, own.debt])
  }
  const { rows } = await sql<{ id: string; credits: number; cents: number }>`
    select transaction_id as id, refunded_credits as credits, refunded_cents as cents
    from payments where transaction_id = any(${payments.map(({ id }) => id)})`.execute(db())
  for (const { id, ...back } of rows) {
    assert.deepEqual(back, payments.find((payment) => payment.id === id)?.back)
  }
}

// Ten thousand take longer than a test usually may.
const timeout = 60_000 + histories * 100

test(
  `${histories} histories keep every lot, every balance and every check`,
  { timeout },
  async (t) => {
    t.diagnostic(`seed ${seed}`)
    let world = await openWorld()
    let count = 0
    let checksAt = historiesOfTheSame
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (plan) => {
        if (count > 0 && count % historiesOfTheSame === 0) world = await openWorld()
        if (count === checksAt) {
          await runChecks(db())
          // They read everything there is: every time a fifth more of it, or they would take most of the time.
          checksAt = Math.ceil(count * 1.2 + historiesOfTheSame)
        }
        count += 1
        for (const wanted of plan) {
          try {
            await perform(world, wanted)
          } catch (error) {
            if (!(error instanceof Refused)) throw error
          }
        }
        await compare(world)
      }),
      // What happened stays in the database, so a shorter history would not tell the same.
      { numRuns: histories, endOnFailure: true, seed },
    )
    assert.ok(made > 0)
    await runChecks(db())
  },
)

test('the lots of ten thousand movements come in pages, and what nobody bought has none', async () => {
  const marta = await openMember(podium(), 'FAN')
  await signIn(marta)
  const ana = await openAdmin(podium())
  const body = { userId: marta.id, creditsNumber: 3, description: 'x' }
  await ana.call(postWalletTransaction, { body })
  await ana.call(postWalletTransaction, { body: { ...body, creditsNumber: -1 } })
  await sql`
    with own as (select id from accounts where holder = ${marta.id} and kind = 'available'),
      platform as (select id from accounts where holder = -(${marta.id}::integer % 16) and kind = 'granted'),
      moved as (
        insert into transfers (from_account, to_account, credits, reason, created_at)
        select case when n % 2 = 1 then platform.id else own.id end,
          case when n % 2 = 1 then own.id else platform.id end,
          case when n % 2 = 1 then 3 else 1 end, case when n % 2 = 1 then 'GIVEN' else 'TAKEN' end, now()
        from own, platform, generate_series(1, 10000) n
      )
    update accounts set balance = balance + case kind when 'available' then 10000 else -10000 end
    where id in (select id from own) or id in (select id from platform)`.execute(db())
  const { list, total } = await marta.call(listLots, { query: { _order: 'DESC', _limit: 1 } })
  assert.deepEqual([total, list[0]?.left], [5001, 3])
  assert.equal(await findUnspent(db(), marta.id, 1), 0)
})
