import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { supportPorts } from '../../src/app/support-ports.ts'
import { acceptSupport } from '../../src/features/support/accept-support.ts'
import { cancelSupport } from '../../src/features/support/cancel-support.ts'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { closeGoal } from '../../src/features/season/keep-goals.ts'
import { addGoal } from '../../src/features/season/index.ts'
import { setMatch } from '../../src/features/support/index.ts'
import { takeBackMatch } from '../../src/features/support/matches/index.ts'
import { now } from '../../src/platform/clock.ts'
import { closeSupport } from '../../src/features/support/close-support.ts'
import { rejectSupport } from '../../src/features/support/reject-support.ts'
import { renewSupport } from '../../src/features/support/renew-support.ts'
import { requestSupport } from '../../src/features/support/request-support.ts'
import type { Tx } from '../../src/platform/database/index.ts'
import type { Viewer } from '../../src/platform/http/index.ts'
import { Refused } from '../../src/platform/refuse.ts'
import { runJob } from '../buying.ts'
import { openAdmin } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { asViewer } from '../person.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium()

const people = 5
const lanes = 6
const each = 600

const waysToEnd = [
  'REJECTED',
  'CANCELLED_PENDING',
  'CANCELLED_ACTIVE',
  'NO_ANSWER',
  'PERIOD_OVER',
  'fund USED',
  'fund TAKEN_BACK',
]
const mostBatches = 10

/** One act of somebody, with numbers that choose whom and what it is about. */
const act = fc.record({
  kind: fc.constantFrom(
    'ask',
    'ask',
    'ask',
    'accept',
    'accept',
    'reject',
    'cancelPending',
    'cancelActive',
    'renew',
    'close',
    'expire',
    'remind',
    'wait',
    'setMatch',
    'setMatch',
    'endMatch',
    'setGoal',
    'closeGoal',
    'endMatches',
  ),
  who: fc.nat(people - 1),
  other: fc.nat(people - 1),
  credits: fc.integer({ min: 1, max: 5 }).map((months) => months * 50),
  pick: fc.nat(1000),
  days: fc.integer({ min: 1, max: 40 }),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

let daysLater = 0

async function perform(wanted: Act, viewers: Viewer[], ana: Viewer): Promise<void> {
  const { inTransaction, database } = podium().context
  const [viewer, other] = [viewers[wanted.who], viewers[wanted.other]]
  if (!viewer || !other) return
  const known = await database.db.selectFrom('supports').select('id').orderBy('id').execute()
  // The latest ones most of the time: there something can still happen.
  const support = known.at(-1 - (wanted.pick % 8))
  const asked = { id: support?.id ?? 1 }
  const once = (work: (tx: Tx) => Promise<unknown>) => inTransaction(work).then(() => {})
  switch (wanted.kind) {
    case 'ask': {
      const wish = {
        athleteId: other.id,
        credits: wanted.credits,
        private: wanted.pick % 2 === 0,
        note: '',
        goalId: wanted.days % 2 === 0 ? await goalOf(other.id) : null,
      }
      return once((tx) => requestSupport(tx, supportPorts, viewer, wish))
    }
    case 'accept':
      return once(async (tx) =>
        acceptSupport(tx, supportPorts, await sideOf(tx, asked.id, 'athlete_id'), {
          ...asked,
          ...(wanted.days % 3 === 0 && { goal: 'PAGE' }),
          ...(wanted.pick % 3 > 0 && { match: wanted.pick % 3 === 1 ? 'REST' : 'NONE' }),
        }),
      )
    case 'reject':
      return once(async (tx) => rejectSupport(tx, await sideOf(tx, asked.id, 'athlete_id'), asked))
    case 'cancelPending':
    case 'cancelActive': {
      const status = wanted.kind === 'cancelPending' ? 'PENDING' : 'ACTIVE'
      return once(async (tx) => {
        const supporter = await sideOf(tx, asked.id, 'supporter_id')
        return cancelSupport(tx, supporter, { ...asked, status })
      })
    }
    case 'renew':
      return once(async (tx) =>
        renewSupport(tx, supportPorts, await sideOf(tx, asked.id, 'supporter_id'), asked.id),
      )
    case 'close':
      if (wanted.pick % 4 > 0) return
      return once((tx) => closeSupport(tx, ana, { ...asked, reason: 'Verificação' }))
    case 'expire':
      return runJob(podium(), 'expire-supports')
    case 'remind':
      return runJob(podium(), 'remind-of-supports')
    case 'setMatch':
      // Owners are no athletes: nobody doubles what they receive.
      if (viewer.id === other.id) return
      return once(async (tx) =>
        setMatch(tx, supportPorts, viewer, {
          athleteId: other.id,
          goalId: wanted.days % 2 === 0 ? await goalOf(other.id) : null,
          // Soon used up, also by two supports at once.
          credits: 20 + (wanted.pick % 60),
          perSupporter: 30 + (wanted.pick % 100),
          until: wanted.days % 5 === 0 ? calendarDay(now()) : null,
        }),
      )
    case 'endMatch': {
      const funds = await database.db.selectFrom('matches').select(['id', 'owner_id']).execute()
      const fund = funds.at(-1 - (wanted.pick % 8))
      return once((tx) => takeBackMatch(tx, fund?.owner_id ?? 0, { id: fund?.id ?? 0 }))
    }
    case 'setGoal':
      return once((tx) =>
        addGoal(tx, viewer.id, {
          ...{ title: 'Nacional', purpose: '', credits: wanted.credits * 2 },
          until: dayAfter(calendarDay(now()), wanted.days),
        }),
      )
    case 'closeGoal':
      if (wanted.pick % 4 > 0) return
      return once(async (tx) =>
        closeGoal(tx, { id: (await goalOf(viewer.id)) ?? 0, athleteId: viewer.id }),
      )
    case 'endMatches':
      return runJob(podium(), 'end-matches')
    case 'wait':
      daysLater += wanted.days / 4
      return travel({ seconds: daysLater * 86_400 })
  }
}

/** The latest goal of an athlete, however it stands. */
async function goalOf(athleteId: number): Promise<number | null> {
  const { db } = podium().context.database
  const goals = await db
    .selectFrom('goals')
    .select('id')
    .where('athlete_id', '=', athleteId)
    .execute()
  return goals.at(-1)?.id ?? null
}

async function sideOf(tx: Tx, id: number, side: 'athlete_id' | 'supporter_id'): Promise<Viewer> {
  const support = await tx
    .selectFrom('supports')
    .select(side)
    .where('id', '=', id)
    .executeTakeFirst()
  return asViewer({ id: support?.[side] ?? 0 }, 'ATHLETE')
}

async function worthOfAll(ids: number[]): Promise<number> {
  const { rows } = await sql<{ worth: number }>`
    select coalesce(sum(balance), 0) as worth from accounts where holder = any(${ids})`.execute(
    podium().context.database.db,
  )
  return rows[0]?.worth ?? 0
}

test('whatever supporters, athletes, admins and time do at once, the credits and the table hold', async () => {
  const ids: number[] = []
  for (let count = 0; count < people; count++) {
    ids.push((await signedInMember(podium(), 'ATHLETE', { credits: each })).id)
  }
  const ana = asViewer(await openAdmin(podium()), 'ADMIN')
  const viewers = ids.map((id) => asViewer({ id }, 'ATHLETE'))
  const reached = new Set<string>()
  const lane = async (acts: Act[]) => {
    for (const wanted of acts) {
      try {
        await perform(wanted, viewers, ana)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }
  }
  // Every way to end but those of leaving: where one is missing, the acts of that kind were all refused.
  const missing = () => waysToEnd.filter((end) => !reached.has(end))
  // Chance may leave one out for a while; the world goes on.
  for (let batch = 0; batch < mostBatches && missing().length > 0; batch++) {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { maxLength: 12 }), { minLength: lanes, maxLength: lanes }),
        async (plan) => {
          await Promise.all(plan.map(lane))
          await runChecks(podium().context.database.db)
          assert.equal(await worthOfAll(ids), people * each)
          const { db } = podium().context.database
          const found = await db.selectFrom('supports').select(['status', 'end_reason']).execute()
          for (const { status, end_reason } of found) reached.add(end_reason ?? status)
          const funds = await db.selectFrom('matches').select(['end_reason']).execute()
          for (const { end_reason } of funds) reached.add(`fund ${end_reason ?? 'OPEN'}`)
        },
      ),
      // What happened stays in the database, so a shorter list of acts would not tell the same.
      { numRuns: 25, endOnFailure: true },
    )
  }
  restoreClock()
  assert.deepEqual(missing(), [], `never happened; there was ${[...reached].join(', ')}`)
})
