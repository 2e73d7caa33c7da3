// Random histories of goals, supports and match funds, of purchases that go back, of pages that hide and people
// who block and leave, against a model that adds them up by itself.
//   PODIUM_HISTORIES=1000 node tools/test.ts journeys/season-histories
// A history that failed is told with its seed: PODIUM_SEED=… does the same ones again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { block, unblock } from '@podium/contract/messages'
import { refundPayment, withdraw } from '@podium/contract/payments'
import { putVisibility } from '@podium/contract/profiles'
import { endMatch, listMatches, setMatch } from '@podium/contract/matches'
import { addGoal, closeGoal, readSeason } from '@podium/contract/season'
import { closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  cancelSupport,
  rejectSupport,
  requestSupport,
  type SupportEntry,
} from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import fc from 'fast-check'
import { now } from '../../src/platform/clock.ts'
import { buy } from '../buying.ts'
import { openAdmin } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { signedInMember, supportRequest } from '../supporting.ts'

const histories = Number(process.env.PODIUM_HISTORIES ?? 12)
const seed = Number(process.env.PODIUM_SEED ?? Date.now() % 2 ** 31)
const each = 5000

const podium = usePodium()

const act = fc.record({
  kind: fc.constantFrom(
    ...(['goal', 'closeGoal', 'fund', 'endFund', 'reject', 'cancel'] as const),
    ...(['ask', 'ask', 'ask', 'accept', 'accept', 'accept', 'acceptTwo'] as const),
    ...(['buy', 'withdraw', 'refund', 'hide', 'show', 'block', 'unblock'] as const),
  ),
  fan: fc.nat(1),
  credits: fc.constantFrom(50, 100, 150, 300),
  pick: fc.nat(1000),
  isForGoal: fc.boolean(),
  goal: fc.constantFrom(undefined, 'PAGE' as const),
  match: fc.constantFrom(undefined, 'NONE' as const, 'REST' as const),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** Every history begins with a goal and a fund, so that most of them are about these. */
const begun: Omit<Act, 'kind'> = {
  fan: 0,
  credits: 300,
  pick: 0,
  isForGoal: false,
  goal: undefined,
  match: undefined,
}

/** One history that is not by chance, so that each thing whose number is counted happens. */
const sure: Act[] = [
  { ...begun, kind: 'ask', credits: 100, isForGoal: true },
  { ...begun, kind: 'accept' },
  { ...begun, kind: 'buy' },
  { ...begun, kind: 'withdraw' },
  { ...begun, kind: 'hide' },
  { ...begun, kind: 'ask' },
  { ...begun, kind: 'fund' },
]

interface Fund {
  id: number
  credits: number
  perSupporter: number
  matched: number
  given: Map<number, number>
}

interface Goal {
  id: number
  credits: number
  received: number
  matched: number
  isClosed: boolean
}

/** An athlete, two who support and one who doubles, with what should have become of their credits. */
class World {
  readonly goals: Goal[] = []
  readonly funds: Fund[] = []
  readonly waiting: { id: number; fan: Person; credits: number }[] = []
  readonly spent = new Map<number, number>()
  /** Purchases that did not go back. */
  readonly bought: { id: string; fan: Person }[] = []
  earned = 0
  readonly athlete: Person
  readonly fans: Person[]
  readonly sponsor: Person
  readonly admin: Person

  constructor(athlete: Person, fans: Person[], [sponsor, admin]: [Person, Person]) {
    this.athlete = athlete
    this.fans = fans
    this.sponsor = sponsor
    this.admin = admin
  }
}

async function openWorld(): Promise<World> {
  const member = (role: 'FAN' | 'SPONSOR') => signedInMember(podium(), role, { credits: each })
  const fans = [await member('FAN'), await member('FAN')]
  const others: [Person, Person] = [await member('SPONSOR'), await openAdmin(podium())]
  return new World(await signedInMember(podium(), 'ATHLETE'), fans, others)
}

const at = ({ id }: { id: number }) => ({ params: { id } })
const inAMonth = () => dayAfter(calendarDay(now()), 30)

let [counted, doubled, refused, wentBack] = [0, 0, 0, 0]

async function perform(world: World, wanted: Act): Promise<void> {
  const { athlete, fans, sponsor, goals, funds, waiting } = world
  const { credits, pick } = wanted
  const goal = goals[pick % Math.max(1, goals.length)]
  const forGoal = wanted.isForGoal && goal ? { goalId: goal.id } : {}
  const fund = funds[pick % Math.max(1, funds.length)]
  const asked = waiting[pick % Math.max(1, waiting.length)]
  switch (wanted.kind) {
    case 'goal': {
      const body = { title: 'Nacional', purpose: '', credits, until: inAMonth() }
      const answer = await athlete.raw(addGoal, { body })
      if (!isDone(answer)) return
      const { id } = answer.json<{ id: number }>()
      return void goals.push({ id, credits, received: 0, matched: 0, isClosed: false })
    }
    case 'closeGoal': {
      if (!goal) return
      await athlete.call(closeGoal, at(goal))
      goal.isClosed = true
      return
    }
    case 'fund': {
      const details = { credits, perSupporter: pick % 2 ? 60 : 100, ...forGoal }
      const answer = await sponsor.raw(setMatch, { body: { athleteId: athlete.id, ...details } })
      if (!isDone(answer)) return
      const { id } = answer.json<{ id: number }>()
      return void funds.push({ id, ...details, matched: 0, given: new Map() })
    }
    case 'endFund':
      if (fund) await sponsor.call(endMatch, at(fund))
      return
    case 'ask': {
      const fan = fans[wanted.fan]!
      const request = supportRequest(athlete, credits)
      const answer = await fan.raw(requestSupport, {
        ...request,
        body: { ...request.body, ...forGoal },
      })
      if (isDone(answer)) waiting.push({ id: answer.json<SupportEntry>().id, fan, credits })
      return
    }
    case 'reject':
    case 'cancel': {
      if (!asked) return
      if (wanted.kind === 'reject') await athlete.call(rejectSupport, { ...at(asked), query: {} })
      else await asked.fan.call(cancelSupport, { ...at(asked), query: { status: 'PENDING' } })
      return void waiting.splice(waiting.indexOf(asked), 1)
    }
    case 'accept':
      return asked && accept(world, [asked], wanted)
    case 'acceptTwo':
      return accept(world, waiting.slice(0, 2), wanted)
    case 'buy':
    case 'withdraw':
    case 'refund':
      return purchase(world, wanted.kind, wanted)
    case 'hide':
    case 'show':
      return void isDone(await showOrHide(athlete, wanted.kind === 'hide'))
    case 'block':
    case 'unblock': {
      const other = [...fans, sponsor][pick % 3]!
      const route = wanted.kind === 'block' ? block : unblock
      return void isDone(await athlete.raw(route, { params: { userId: other.id } }))
    }
  }
}

const showOrHide = (athlete: Person, hiddenProfile: boolean) =>
  athlete.raw(putVisibility, { ...at(athlete), body: { hiddenProfile } })

/** Credits of the smallest pack. */
const pack = 50

/** Buys a pack, or lets one go back whole: by its buyer, or by an admin. */
async function purchase(
  world: World,
  kind: 'buy' | 'withdraw' | 'refund',
  { fan, pick }: Pick<Act, 'fan' | 'pick'>,
): Promise<void> {
  if (kind === 'buy') {
    const buyer = world.fans[fan]!
    const { transactionId: id } = await buy(podium(), buyer, pack)
    return void world.bought.push({ id, fan: buyer })
  }
  const gone = world.bought[pick % Math.max(1, world.bought.length)]
  if (!gone) return
  const whole = { params: { id: gone.id }, body: { credits: pack, cents: 10_000 } }
  const answer =
    kind === 'withdraw'
      ? await gone.fan.raw(withdraw, whole)
      : await world.admin.raw(refundPayment, {
          ...whole,
          body: { ...whole.body, reason: 'Acordo', debt: 0 },
        })
  if (!isDone(answer)) return
  wentBack += 1
  world.bought.splice(world.bought.indexOf(gone), 1)
}

/** Accepts at once what waits, and adds up what the answers say that each brought. */
async function accept(world: World, asked: World['waiting'], { goal, match }: Act): Promise<void> {
  const query = { ...(goal && { goal }), ...(match && { match }) }
  const answers = await Promise.all(
    asked.map((one) => world.athlete.raw(acceptSupport, { ...at(one), query })),
  )
  for (const [place, one] of asked.entries()) {
    const answer = answers[place]!
    if (!isDone(answer)) continue
    world.waiting.splice(world.waiting.indexOf(one), 1)
    const entry = answer.json<SupportEntry>()
    const added = entry.match?.credits ?? 0
    world.spent.set(one.fan.id, (world.spent.get(one.fan.id) ?? 0) + one.credits)
    world.earned += one.credits + added
    const counts = world.goals.find(({ id }) => id === entry.goal?.id)
    if (counts) {
      assert.equal(goal, undefined, 'accepted for the page, it counts for no goal')
      counted += 1
      counts.received += one.credits
      counts.matched += added
    }
    const giver = world.funds.find(({ id }) => id === entry.match?.id)
    if (giver) double(giver, one, added)
  }
}

function double(fund: Fund, { fan, credits }: World['waiting'][number], added: number): void {
  const given = (fund.given.get(fan.id) ?? 0) + added
  doubled += 1
  fund.given.set(fan.id, given)
  fund.matched += added
  assert.ok(added > 0 && added <= credits, 'a support is doubled at most')
  assert.ok(given <= fund.perSupporter, 'one supporter is matched up to the limit')
  assert.ok(fund.matched <= fund.credits, 'nothing is promised twice')
}

/** Whether a call did what it says; refusals are the rules of others to test, faults are not. */
function isDone({ statusCode, body }: { statusCode: number; body: string }): boolean {
  assert.ok(statusCode < 500, body)
  if (statusCode >= 400) refused += 1
  return statusCode < 400
}

async function compare({ athlete, fans, sponsor, ...world }: World): Promise<void> {
  const season = await athlete.call(readSeason, at(athlete))
  for (const { id, received, matched } of world.goals) {
    const shown = season.goals.find((one) => one.id === id)
    if (shown) assert.deepEqual([shown.received, shown.matched], [received, matched])
  }
  const funds = await sponsor.call(listMatches)
  let aside = 0
  for (const { id, credits, matched } of world.funds) {
    const shown = funds.find((one) => one.id === id)!
    const left = shown.state === 'OPEN' ? credits - matched : 0
    assert.deepEqual([shown.matched, shown.left], [matched, left])
    aside += matched + left
  }
  const { available, held } = await sponsor.call(getWallet)
  const given = world.funds.reduce((sum, { matched }) => sum + matched, 0)
  assert.deepEqual([available, held], [each - aside, aside - given])
  assert.equal((await athlete.call(getWallet)).available, world.earned)
  await compareFans({ fans, ...world })
}

async function compareFans({
  fans,
  ...world
}: Pick<World, 'fans' | 'spent' | 'waiting' | 'bought'>): Promise<void> {
  for (const fan of fans) {
    const spent = world.spent.get(fan.id) ?? 0
    const waits = world.waiting
      .filter((one) => one.fan === fan)
      .reduce((sum, one) => sum + one.credits, 0)
    const bought = pack * world.bought.filter((one) => one.fan === fan).length
    const wallet = await fan.call(getWallet)
    assert.deepEqual(
      [wallet.available, wallet.reserved, wallet.debt],
      [each + bought - spent - waits, waits, 0],
    )
  }
}

/** The athlete leaves: what waits and what funds have left goes back, and what was given stays given. */
async function leave(world: World): Promise<void> {
  const { athlete, sponsor, funds, waiting } = world
  await athlete.call(closeAccount, { body: { password: athlete.password } })
  waiting.length = 0
  const given = funds.reduce((sum, { matched }) => sum + matched, 0)
  const { available, held } = await sponsor.call(getWallet)
  assert.deepEqual([available, held], [each - given, 0])
  await compareFans(world)
}

test(
  `${histories} histories keep what goals received, what funds have left and every balance`,
  { timeout: 60_000 + histories * 2000 },
  async (t) => {
    t.diagnostic(`seed ${seed}`)
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 30 }), async (plan) => {
        const world = await openWorld()
        for (const kind of ['goal', 'fund'] as const) await perform(world, { ...begun, kind })
        for (const wanted of plan) await perform(world, wanted)
        await compare(world)
        await leave(world)
      }),
      { numRuns: histories + 1, examples: [[sure]], endOnFailure: true, seed },
    )
    await runChecks(podium().context.database.db)
    const done = [counted, doubled, refused, wentBack]
    assert.ok(
      done.every((times) => times > 0),
      done.join(', '),
    )
  },
)
