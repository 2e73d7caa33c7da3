import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { calendarDay, dayAfter, thisYear } from '@podium/contract/calendar'
import { readFeed } from '@podium/contract/feed'
import { follow } from '@podium/contract/follows'
import { readHome } from '@podium/contract/home'
import { endMatch, listMatches, type MatchFund, setMatch } from '@podium/contract/matches'
import { block } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { addGoal, closeGoal, readSeason } from '@podium/contract/season'
import { closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  cancelSupport,
  getAthleteSupport,
  getSupport,
  putSupportSettings,
  rejectSupport,
  requestSupport,
  type SupportEntry,
} from '@podium/contract/support'
import {
  downloadWalletTransactions,
  getWallet,
  listLots,
  listWalletTransactions,
} from '@podium/contract/wallet'
import { readAthleteYear, readOwnYear } from '@podium/contract/years'
import { matchesExport } from '../../src/features/support/leave.ts'
import { day, now } from '../../src/platform/clock.ts'
import { runJob } from '../buying.ts'
import { openAdmin, signIn } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { provedLedger } from '../ledger.ts'
import type { Person } from '../person.ts'
import { askForSupport, giveCredits, signedInMember, supportRequest } from '../supporting.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = usePodium()
after(restoreClock)

const at = ({ id }: { id: number }) => ({ params: { id } })
const inDays = (days: number) => dayAfter(calendarDay(now()), days)
const athlete = () => signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
const fan = (credits = 600) => signedInMember(podium(), 'FAN', { credits })
const volta = (credits = 1000) =>
  signedInMember(podium(), 'SPONSOR', { name: 'Volta', lastName: 'Foods', credits })
const sound = () => runChecks(podium().context.database.db)

const fund = (of: Person, credits = 300, details: object = {}) => ({
  body: { athleteId: of.id, credits, perSupporter: 100, ...details },
})
const goalOf = (ines: Person, credits = 1000) =>
  ines.call(addGoal, { body: { title: 'Nacional', purpose: '', credits, until: inDays(30) } })

const askFor = (who: Person, ines: Person, credits: number, goalId: number) => {
  const asked = supportRequest(ines, credits)
  return who.call(requestSupport, { ...asked, body: { ...asked.body, goalId } })
}

/** What somebody can spend, and what is held for them. */
async function holds(who: Person): Promise<[available: number, held: number]> {
  const { available, held } = await who.call(getWallet)
  return [available, held]
}

const current = async (who: Person, { id }: { id: number }) => {
  const list = await who.call(listMatches)
  return list.find((one) => one.id === id) as MatchFund
}

test('a fund sets credits aside, doubles what is accepted, and is named on the page', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
  const set = await helena.call(setMatch, fund(ines))
  assert.deepEqual([set.left, set.state, set.athlete.name], [300, 'OPEN', 'Inês'])
  assert.deepEqual(await holds(helena), [700, 300])
  const { matches } = await podium().visitor().call(readSeason, at(ines))
  assert.deepEqual(matches, [
    {
      ...{ id: set.id, goalId: null, perSupporter: 100, left: 300, until: null },
      by: { id: helena.id, role: 'SPONSOR', name: 'Volta Foods' },
    },
  ])

  const request = await askForSupport(marta, ines, 50)
  assert.deepEqual(request.match, { id: set.id, by: 'Volta Foods', credits: 50, whole: 50 })
  const accepted = await ines.call(acceptSupport, at(request))
  assert.equal(accepted.match?.credits, 50)
  assert.deepEqual(await holds(ines), [100, 0])
  assert.deepEqual(await holds(helena), [700, 250])
  const { matched, supports, left } = await current(helena, set)
  assert.deepEqual([matched, supports, left], [50, 1, 250])
  // Ending the support early takes nothing back.
  await marta.call(cancelSupport, { ...at(request), query: { status: 'ACTIVE' } })
  assert.deepEqual(await holds(ines), [100, 0])
  await sound()
})

test('one supporter is matched up to the limit, in however many supports, and nobody by themselves', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
  const { id } = await helena.call(setMatch, fund(ines))
  const leftFor = async (who: Person) =>
    (await who.call(getAthleteSupport, { params: { athleteId: ines.id } })).matchesLeft
  for (const [credits, whole, left] of [
    [50, 50, undefined],
    [200, 50, [{ id, credits: 50 }]],
    [100, undefined, [{ id, credits: 0 }]],
  ] as const) {
    assert.deepEqual(await leftFor(marta), left)
    const request = await askForSupport(marta, ines, credits)
    assert.equal(request.match?.whole, whole)
    await ines.call(acceptSupport, at(request))
  }
  assert.deepEqual(await leftFor(helena), [{ id, credits: 0 }])
  assert.equal(await leftFor(await fan()), undefined)
  const own = await askForSupport(helena, ines, 100)
  assert.equal(own.match, null)
  await ines.call(acceptSupport, at(own))
  assert.deepEqual(await holds(ines), [350 + 100 + 100, 0])
  await sound()
})

test('a fund that cannot double it whole is asked about: without, or with what is left', async () => {
  const [ines, marta, rui, helena] = [await athlete(), await fan(), await fan(), await volta()]
  const set = await helena.call(setMatch, fund(ines, 130, { perSupporter: 1000 }))
  const [first, second] = [
    await askForSupport(marta, ines, 100),
    await askForSupport(rui, ines, 100),
  ]
  await ines.call(acceptSupport, at(first))
  const { current: seen } = await ines.refused('matchExhausted', acceptSupport, at(second))
  const { status, match } = seen as SupportEntry
  assert.equal(status, 'PENDING')
  assert.deepEqual(match, { id: set.id, by: 'Volta Foods', credits: 30, whole: 100 })
  assert.deepEqual(await holds(ines), [200, 0])
  const rest = await ines.call(acceptSupport, { ...at(second), query: { match: 'REST' } })
  assert.equal(rest.match?.credits, 30)
  assert.deepEqual(await holds(ines), [330, 0])
  assert.deepEqual(await holds(helena), [870, 0])
  assert.deepEqual((await current(helena, set)).state, 'USED')
  await sound()
})

test('what was promised is asked about also once nothing is left; accepted without, it adds nothing', async () => {
  const [ines, marta, rui, helena] = [await athlete(), await fan(), await fan(), await volta()]
  const set = await helena.call(setMatch, fund(ines, 100))
  const [first, second] = [
    await askForSupport(marta, ines, 100),
    await askForSupport(rui, ines, 100),
  ]
  await ines.call(acceptSupport, at(first))
  await ines.refused('matchExhausted', acceptSupport, at(second))
  const without = await ines.call(acceptSupport, { ...at(second), query: { match: 'NONE' } })
  assert.equal(without.match, null)
  // Who asks from now on is promised nothing, and accepted without a question.
  const later = await askForSupport(await fan(), ines, 50)
  assert.equal(later.match, null)
  await ines.call(acceptSupport, at(later))
  assert.deepEqual(await holds(ines), [350, 0])
  assert.equal((await current(helena, set)).matched, 100)
  await sound()
})

test('of ten accepted at once on the last credits each is matched whole or told that it was not', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  await helena.call(setMatch, fund(ines))
  const fans = await Promise.all(Array.from({ length: 10 }, () => fan(100)))
  const asked = await Promise.all(fans.map((one) => askForSupport(one, ines, 100)))
  const answers = await Promise.all(asked.map((one) => ines.twin().raw(acceptSupport, at(one))))
  const done = answers.filter(({ statusCode }) => statusCode === 200)
  assert.deepEqual(
    done.map((answer) => answer.json<SupportEntry>().match?.credits),
    [100, 100, 100],
  )
  const told = answers.filter(({ statusCode }) => statusCode === 409)
  assert.deepEqual(new Set(told.map((answer) => answer.json().errors[0].errorCode)), new Set([120]))
  assert.equal(told.length, 7)
  assert.deepEqual(await holds(ines), [600, 0])
  assert.deepEqual(await holds(helena), [700, 0])
  await sound()
})

test('accepting while the fund is taken back gives all of it or nothing', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
    const set = await helena.call(setMatch, fund(ines))
    const request = await askForSupport(marta, ines, 100)
    const [accepted, ended] = await Promise.all([
      ines.raw(acceptSupport, at(request)),
      helena.raw(endMatch, at(set)),
    ])
    assert.equal(ended.statusCode, 204)
    const isMatched = accepted.statusCode === 200
    assert.deepEqual(await holds(ines), [isMatched ? 200 : 0, 0])
    assert.deepEqual(await holds(helena), [isMatched ? 900 : 1000, 0])
  }
  await sound()
})

test('a goal’s own fund comes before that of the page, and what it adds stands beside what was received', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
  const { id: goalId } = await goalOf(ines, 200)
  const page = await helena.call(setMatch, fund(ines))
  const own = await helena.call(setMatch, fund(ines, 200, { goalId }))
  const forGoal = await askFor(marta, ines, 100, goalId)
  assert.equal(forGoal.match?.id, own.id)
  const forPage = await askForSupport(await fan(), ines, 50)
  assert.equal(forPage.match?.id, page.id)
  const later = await askFor(await fan(), ines, 50, goalId)
  await ines.call(acceptSupport, at(forGoal))
  const { goals, matches } = await podium().visitor().call(readSeason, at(ines))
  assert.deepEqual(
    goals.map(({ received, matched, state }) => [received, matched, state]),
    [[100, 100, 'REACHED']],
  )
  const year = thisYear(now())
  const shown = await ines.call(readAthleteYear, { params: { id: ines.id, year } })
  const given = await marta.call(readOwnYear, { params: { year } })
  assert.deepEqual([shown.goals.total, given.goalsReached], [1, 1])
  assert.deepEqual(
    matches.map(({ id }) => id),
    [page.id],
  )
  // What waited for the goal is accepted for the page, and doubled by the page's fund.
  await ines.refused('goalClosed', acceptSupport, at(later))
  const moved = await ines.call(acceptSupport, { ...at(later), query: { goal: 'PAGE' } })
  assert.deepEqual([moved.goal, moved.match?.id], [null, page.id])
  await runJob(podium(), 'end-matches')
  const { state, endReason, left } = await current(helena, own)
  assert.deepEqual([state, endReason, left], ['ENDED', 'GOAL_OVER', 0])
  assert.deepEqual(await holds(helena), [1000 - 300 - 100, 250])
  await sound()
})

test('what waits for a goal that is over tells what a fund of the page adds to it', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
  const { id: goalId } = await goalOf(ines)
  const page = await helena.call(setMatch, fund(ines, 50))
  await helena.call(setMatch, fund(ines, 200, { goalId }))
  const request = await askFor(marta, ines, 100, goalId)
  await ines.call(closeGoal, at({ id: goalId }))
  const added = { id: page.id, by: 'Volta Foods', credits: 50, whole: 100 }
  assert.deepEqual((await ines.call(getSupport, at(request))).match, added)
  const { waiting } = await ines.call(readHome)
  const waits = waiting.find(({ kind }) => kind === 'supportRequest')
  assert.equal(waits?.facts.doubled, 50)
  const query = { goal: 'PAGE' } as const
  const refused = await ines.refused('matchExhausted', acceptSupport, { ...at(request), query })
  assert.deepEqual((refused.current as SupportEntry).match, added)
  const accepted = await ines.call(acceptSupport, {
    ...at(request),
    query: { ...query, match: 'REST' },
  })
  assert.deepEqual(accepted.match, { ...added, whole: 50 })
  await sound()
})

test('a fund ends by its owner, its last day and its goal, and gives back what is left', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const { id: goalId } = await goalOf(ines)
  const [first, second, third] = [
    await helena.call(setMatch, fund(ines)),
    await helena.call(setMatch, fund(ines, 300, { until: inDays(2) })),
    await helena.call(setMatch, fund(ines, 300, { goalId })),
  ]
  await (await volta()).refused('entityDoesNotExist', endMatch, at(first))
  await helena.call(endMatch, at(first))
  await helena.call(endMatch, at(first))
  assert.deepEqual(await holds(helena), [400, 600])
  await ines.call(closeGoal, at({ id: goalId }))
  travel({ seconds: 3 * day })
  try {
    await signIn(helena)
    assert.equal((await current(helena, second)).state, 'ENDED')
    await runJob(podium(), 'end-matches')
    const list = await helena.call(listMatches)
    assert.deepEqual(
      list.map(({ id, endReason }) => [id, endReason]),
      [
        [third.id, 'GOAL_OVER'],
        [second.id, 'TIME_OVER'],
        [first.id, 'TAKEN_BACK'],
      ],
    )
    assert.deepEqual(await holds(helena), [1000, 0])
  } finally {
    restoreClock()
  }
  await sound()
})

test('an owner or athlete who closes, or blocks the other, ends it; requests that wait are asked about', async () => {
  for (const end of ['owner', 'athlete', 'block'] as const) {
    const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
    const set = await helena.call(setMatch, fund(ines))
    const request = await askForSupport(marta, ines, 100)
    if (end === 'owner') await helena.call(closeAccount, { body: { password: helena.password } })
    if (end === 'athlete') await ines.call(closeAccount, { body: { password: ines.password } })
    if (end === 'block') await ines.call(block, { params: { userId: helena.id } })
    const { db } = podium().context.database
    const { rows } = await sql<{ end_reason: string }>`
      select end_reason from matches where id = ${set.id}`.execute(db)
    const reason = { owner: 'OWNER_LEFT', athlete: 'ATHLETE_LEFT', block: 'ENDED' }[end]
    assert.equal(rows[0]?.end_reason, reason)
    if (end !== 'owner') assert.deepEqual(await holds(helena), [1000, 0])
    if (end !== 'athlete') await ines.refused('matchExhausted', acceptSupport, at(request))
  }
  await sound()
})

test('a fund that is being set while one blocks the other is over too', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const { inTransaction, database } = podium().context
  const { both } = await inTransaction(async (tx) => {
    // Where the credits are set aside is held, so that the fund waits once all was looked at.
    await sql`select from accounts where holder = ${helena.id} for update`.execute(tx)
    const setting = helena.call(setMatch, fund(ines))
    await waitUntilHeldUp(database.db)
    const blocking = ines.call(block, { params: { userId: helena.id } })
    await Promise.race([blocking, waitUntilHeldUp(database.db, 2)])
    return { both: Promise.all([setting, blocking]) }
  })
  await both
  const [set] = await helena.call(listMatches)
  assert.deepEqual([set?.state, set?.endReason], ['ENDED', 'ENDED'])
  assert.deepEqual(await holds(helena), [1000, 0])
  await sound()
})

test('who hides goes on without a name, and an athlete who hides is promised nothing new', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
  await helena.call(setMatch, fund(ines))
  const hidden = (who: Person) => ({ ...at(who), body: { hiddenProfile: true } })
  await helena.call(putVisibility, hidden(helena))
  const { matches } = await podium().visitor().call(readSeason, at(ines))
  assert.deepEqual([matches[0]?.by, matches[0]?.left], [null, 300])
  const request = await askForSupport(marta, ines, 100)
  assert.equal(request.match?.by, '')
  await ines.call(putVisibility, hidden(ines))
  await ines.call(acceptSupport, at(request))
  assert.deepEqual(await holds(ines), [200, 0])
  await helena.refused('userNotFound', setMatch, fund(ines))
})

test('a fund is news to who follows either side, with what it has left, until it is over', async () => {
  const [ines, helena, giver] = [await athlete(), await volta(), await fan()]
  const [ofHers, ofHelenas, stranger] = [await fan(), await fan(), await fan()]
  await ofHers.call(follow, { params: { userId: ines.id } })
  await ofHelenas.call(follow, { params: { userId: helena.id } })
  const goal = await goalOf(ines)
  const { id } = await helena.call(setMatch, fund(ines, 300, { goalId: goal.id }))
  const news = async (reader: Person) => {
    await podium().settled()
    return (await reader.call(readFeed)).filter(({ kind }) => kind === 'match')
  }
  for (const reader of [ofHers, ofHelenas]) {
    const [line, ...more] = await news(reader)
    assert.deepEqual([line?.person.id, more.length], [helena.id, 0])
    assert.ok(line?.kind === 'match')
    const { athlete: doubled, ...subject } = line.subject
    assert.equal(doubled.id, ines.id)
    assert.deepEqual(subject, { id, goal: 'Nacional', perSupporter: 100, left: 300 })
  }
  for (const reader of [stranger, ines, helena]) assert.deepEqual(await news(reader), [])
  await ines.call(acceptSupport, at(await askFor(giver, ines, 50, goal.id)))
  const [later] = await news(ofHers)
  assert.ok(later?.kind === 'match' && later.subject.left === 250)
  const hide = (hiddenProfile: boolean) =>
    helena.call(putVisibility, { ...at(helena), body: { hiddenProfile } })
  await hide(true)
  assert.deepEqual(await news(ofHers), [])
  await hide(false)
  assert.equal((await news(ofHers)).length, 1)
  await helena.call(endMatch, at({ id }))
  for (const reader of [ofHers, ofHelenas]) assert.deepEqual(await news(reader), [])
})

test('a fund reaches whom words would, who takes requests, and an open goal of theirs', async () => {
  const [ines, rui, helena] = [await athlete(), await athlete(), await volta()]
  const { id: goalId } = await goalOf(rui)
  await helena.violates(['goalId', 'Pattern'], setMatch, fund(ines, 300, { goalId }))
  await rui.call(closeGoal, at({ id: goalId }))
  await helena.refused('goalClosed', setMatch, fund(rui, 300, { goalId }))
  await helena.refused('insufficientCredits', setMatch, fund(ines, 1001))
  await helena.violates(['credits', 'Min'], setMatch, fund(ines, 0))
  await helena.violates(['until', 'Pattern'], setMatch, fund(ines, 300, { until: inDays(-1) }))
  await ines.call(block, { params: { userId: helena.id } })
  await helena.refused('recipientUnavailable', setMatch, fund(ines))
  await rui.call(putSupportSettings, { body: { accepting: false, thankYou: '' } })
  await helena.refused('recipientUnavailable', setMatch, fund(rui))
  await helena.refused('userNotFound', setMatch, fund(await fan()))
  assert.deepEqual(await holds(helena), [1000, 0])
})

test('a protected athlete is doubled by whom their guardian lets write alone', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const { db } = podium().context.database
  await sql`update users set protected = true where id = ${ines.id}`.execute(db)
  await helena.refused('recipientUnavailable', setMatch, fund(ines))
})

test('the same fund sent twice under one key is one fund', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  helena.headers['idempotency-key'] = 'one-fund'
  const answers = await Promise.all([
    helena.raw(setMatch, fund(ines)),
    helena.twin().raw(setMatch, fund(ines)),
  ])
  assert.equal(new Set(answers.map(({ body }) => body)).size, 1)
  assert.deepEqual(await holds(helena), [700, 300])
})

test('the wallets, their files, the bell, the mails and the proof name it', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
  const { id: goalId } = await goalOf(ines)
  const set = await helena.call(setMatch, fund(ines, 100, { goalId }))
  const request = await askFor(marta, ines, 100, goalId)
  await ines.call(acceptSupport, at(request))

  const lines = async (who: Person) =>
    (await who.call(listWalletTransactions, { query: { kind: 'match' } })).list.map(
      ({ reason, state, creditsNumber, about, goal, cause }) => [
        ...[reason, state, creditsNumber, about?.name, goal?.id],
        ...[cause?.kind, cause?.id],
      ],
    )
  assert.deepEqual(await lines(helena), [
    ['MATCH_SET', 'GIVEN', -100, 'Inês Carvalho', goalId, 'match', set.id],
  ])
  assert.deepEqual(await lines(ines), [
    ['MATCH_GIVEN', 'GIVEN', 100, 'Volta Foods', goalId, 'doubling', request.id],
  ])
  assert.deepEqual(await lines(marta), [])
  const file = await ines.raw(downloadWalletTransactions)
  assert.match(file.rawPayload.toString('utf8'), /Apoio duplicado: Volta Foods/)

  const kinds = async (who: Person) =>
    (await who.call(listNotifications)).list.map(({ kind }) => kind).filter((k) => /match/.test(k))
  assert.deepEqual(await kinds(ines), ['matchEnded', 'matchSet'])
  assert.deepEqual(await kinds(helena), ['matchEnded'])
  await podium().settled()
  const said = async (who: Person) => (await podium().mailsTo(who.email)).map(({ text }) => text)
  assert.ok((await said(ines)).some((text) => /Volta Foods duplica/.test(text)))
  assert.ok((await said(helena)).some((text) => /esgotou-se: juntou 100 créditos/.test(text)))
  assert.ok((await said(marta)).some((text) => /juntou-lhe 100 créditos/.test(text)))

  const exported = (await matchesExport.collect(podium().context.database.db, helena.id)) as {
    id: number
    matched: number
  }[]
  assert.deepEqual(
    exported.map(({ id, matched }) => [id, matched]),
    [[set.id, 100]],
  )
  // Whose it is stands there by number: what is known of them besides is not its owner's to take along.
  assert.doesNotMatch(JSON.stringify(exported), /protected|Carvalho/)
  await helena.call(setMatch, fund(ines, 200))
  const { matching, sum, invariants } = await provedLedger(await openAdmin(podium()))
  assert.ok(matching >= 200)
  assert.equal(sum, 0)
  assert.deepEqual(
    invariants.filter(({ broken }) => broken > 0),
    [],
  )
})

test('what comes back of a fund returns to the newest of the lots it was taken from', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta(100)]
  await podium().settled()
  await giveCredits(podium(), helena, 200)
  const left = async () => (await helena.call(listLots)).list.map((lot) => lot.left)
  const set = await helena.call(setMatch, fund(ines, 250))
  assert.deepEqual(await left(), [0, 50])
  await ines.call(acceptSupport, at(await askForSupport(marta, ines, 50)))
  await helena.call(endMatch, at(set))
  assert.deepEqual(await left(), [50, 200])
  await sound()
})

test('what waited and came to nothing leaves the fund whole', async () => {
  const [ines, marta, helena] = [await athlete(), await fan(), await volta()]
  const set = await helena.call(setMatch, fund(ines))
  const request = await askForSupport(marta, ines, 100)
  await ines.call(rejectSupport, at(request))
  assert.equal((await marta.call(getSupport, at(request))).match, null)
  assert.equal((await current(helena, set)).left, 300)
  await sound()
})
