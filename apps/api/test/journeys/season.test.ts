import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import ical from 'node-ical'
import { calendarDay, dayAfter, monthOf } from '@podium/contract/calendar'
import { seasonLimits } from '@podium/contract/limits'
import { readFeed } from '@podium/contract/feed'
import { follow } from '@podium/contract/follows'
import { block } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { refundPayment } from '@podium/contract/payments'
import { putVisibility } from '@podium/contract/profiles'
import {
  addCompetition,
  addGoal,
  changeCompetition,
  changeGoal,
  closeGoal,
  deleteCompetition,
  readSeason,
  readSeasonCalendar,
} from '@podium/contract/season'
import { closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  cancelSupport,
  getSupport,
  listMySupporters,
  requestSupport,
} from '@podium/contract/support'
import {
  downloadWalletTransactions,
  getWallet,
  listWalletTransactions,
} from '@podium/contract/wallet'
import { day, now } from '../../src/platform/clock.ts'
import { seasonExport } from '../../src/features/season/index.ts'
import { buy, runJob } from '../buying.ts'
import { castPassword as password, openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { balances, signedInMember, supportRequest } from '../supporting.ts'

const podium = usePodium()
after(restoreClock)

const today = () => calendarDay(now())
const inDays = (days: number) => dayAfter(today(), days)
const competition = (days: number, details: object = {}) => ({
  body: { name: 'Nacional', place: 'Braga', date: inDays(days), ...details },
})
const goal = (credits: number, details: object = {}) => ({
  body: { title: 'Nacional de pista', purpose: 'Viagem', credits, until: inDays(60), ...details },
})
const at = ({ id }: { id: number }) => ({ params: { id } })

const athlete = () => signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
const fan = (credits = 600) => signedInMember(podium(), 'FAN', { name: 'Marta', credits })

const ask = (supporter: Person, of: Person, credits: number, goalId: number | null) => {
  const asked = supportRequest(of, credits)
  return supporter.call(requestSupport, { ...asked, body: { ...asked.body, goalId } })
}

/** The goals that somebody was told are reached. */
async function goalsTold(who: Person): Promise<(string | undefined)[]> {
  await podium().settled()
  const { list } = await who.call(listNotifications)
  return list.filter(({ kind }) => kind === 'goalReached').map(({ facts }) => facts.title)
}

test('who follows, supports or gave to it hears once that a goal is reached, by bell and mail', async () => {
  const ines = await athlete()
  const [follower, earlier, last, stranger] = [await fan(), await fan(), await fan(), await fan()]
  const apart = await fan()
  for (const one of [follower, apart]) await one.call(follow, { params: { userId: ines.id } })
  await apart.call(block, { params: { userId: ines.id } })
  const { id: goalId } = await ines.call(addGoal, goal(200))
  const first = await ask(earlier, ines, 100, goalId)
  await ines.call(acceptSupport, at(first))
  await earlier.call(cancelSupport, { ...at(first), query: { status: 'ACTIVE' } })
  assert.deepEqual(await goalsTold(follower), [])
  await ines.call(acceptSupport, at(await ask(last, ines, 100, goalId)))
  const everybody = [follower, earlier, last, stranger, apart]
  const told = []
  for (const one of everybody) told.push(await goalsTold(one))
  const once = ['Nacional de pista']
  assert.deepEqual(told, [once, once, once, [], []])
  const mails = await podium().mailsTo(follower.email)
  assert.ok(mails.some(({ subject }) => subject.includes('atingiu uma meta')))
  // Who gave to it need not follow or support the athlete any more.
  const { text } = await podium().mailTo(earlier.email, 'atingiu uma meta')
  assert.match(text, /Inês Carvalho, que segues ou apoiaste,/)
  // What comes after it changes nothing.
  await ines.call(acceptSupport, at(await ask(stranger, ines, 100, null)))
  assert.deepEqual(await goalsTold(follower), once)
})

test('a goal that is reached since its athlete wants less is told as one that a support reaches', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  const { id } = await ines.call(addGoal, goal(200))
  const wanted = async (credits: number) =>
    (await ines.call(changeGoal, { ...goal(credits), params: { id } })).state
  await ines.call(acceptSupport, at(await ask(marta, ines, 100, id)))
  assert.equal(await wanted(101), 'OPEN')
  assert.deepEqual(await goalsTold(marta), [])
  assert.equal(await wanted(100), 'REACHED')
  assert.deepEqual(await goalsTold(marta), ['Nacional de pista'])
  const mails = (await podium().mailsTo(marta.email)).length
  assert.equal(await wanted(90), 'REACHED')
  // An athlete who wants more and then less again tells nobody anew.
  assert.equal(await wanted(200), 'OPEN')
  assert.equal(await wanted(100), 'REACHED')
  assert.deepEqual(await goalsTold(marta), ['Nacional de pista'])
  assert.equal((await podium().mailsTo(marta.email)).length, mails)
})

test('competitions ahead are for everybody, the next first; the owner sees the last month too', async () => {
  const ines = await athlete()
  const later = await ines.call(addCompetition, competition(20, { name: 'Depois' }))
  const next = await ines.call(addCompetition, competition(3, { link: 'fpatletismo.pt' }))
  assert.equal(next.link, 'https://fpatletismo.pt/')
  const visitor = podium().visitor()
  const { competitions } = await visitor.call(readSeason, at(ines))
  assert.deepEqual(competitions, [next, later])

  travel({ seconds: 5 * day })
  try {
    const names = async (who: Person) =>
      (await who.call(readSeason, at(ines))).competitions.map(({ name }) => name)
    assert.deepEqual(await names(visitor), ['Depois'])
    await signIn(ines)
    assert.deepEqual(await names(ines), ['Nacional', 'Depois'])
  } finally {
    restoreClock()
  }
})

test('a competition is changed and taken away by its athlete alone', async () => {
  const [ines, rui] = [await athlete(), await athlete()]
  const { id } = await ines.call(addCompetition, competition(3))
  const moved = { ...competition(4, { place: 'Leiria' }), params: { id } }
  await rui.refused('entityDoesNotExist', changeCompetition, moved)
  await rui.refused('entityDoesNotExist', deleteCompetition, { params: { id } })
  assert.equal((await ines.call(changeCompetition, moved)).place, 'Leiria')
  await ines.call(deleteCompetition, { params: { id } })
  await ines.refused('entityDoesNotExist', deleteCompetition, { params: { id } })
})

test('a change in a window opened before undoes nothing that was changed meanwhile', async () => {
  const ines = await athlete()
  const { id } = await ines.call(addCompetition, competition(3, { link: 'https://fpa.example/1' }))
  const change = (body: object) => ines.call(changeCompetition, { params: { id }, body })
  await change({ date: inDays(9), place: 'Leiria' })
  // The other window still shows the first day, and no place.
  const named = await change({ name: 'Taça' })
  assert.deepEqual(named, {
    ...{ id, name: 'Taça', place: 'Leiria', date: inDays(9), link: 'https://fpa.example/1' },
  })
  const emptied = await change({ place: '', link: '' })
  assert.deepEqual([emptied.place, emptied.link, emptied.name], ['', null, 'Taça'])
  assert.deepEqual(await change({}), emptied)

  const set = await ines.call(addGoal, goal(300, { purpose: 'Viagem' }))
  const want = (body: object) => ines.call(changeGoal, { params: { id: set.id }, body })
  await want({ credits: 200, until: inDays(20) })
  const goals = [await want({ title: 'Europeu' }), await want({ purpose: '' })]
  assert.deepEqual(
    goals.map(({ title, purpose, credits, until }) => [title, purpose, credits, until]),
    [
      ['Europeu', 'Viagem', 200, inDays(20)],
      ['Europeu', '', 200, inDays(20)],
    ],
  )
  await ines.violates(['name', 'NotBlank'], changeCompetition, {
    ...{ params: { id }, body: { name: ' ' } },
  })
})

test('a competition is named, and on a day from today to two years ahead', async () => {
  const ines = await athlete()
  await ines.violates(['name', 'NotBlank'], addCompetition, { body: {} })
  for (const date of [inDays(-1), inDays(seasonLimits.daysAhead + 1), '2027-02-30', 'amanhã']) {
    await ines.violates(['date', 'Pattern'], addCompetition, { body: { name: 'Nacional', date } })
  }
  await ines.call(addCompetition, competition(0))
  await ines.call(addCompetition, competition(seasonLimits.daysAhead))
})

test('other apps subscribe to the competitions as a calendar of whole days', async () => {
  const ines = await athlete()
  await ines.call(addCompetition, competition(3, { name: 'Nacional; 1.ª jornada, pista coberta' }))
  await ines.call(addCompetition, competition(9, { place: '', link: 'https://fpatletismo.pt/' }))
  const visitor = podium().visitor()
  const answer = await visitor.raw(readSeasonCalendar, at(ines))
  assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
  const events = Object.values(ical.sync.parseICS(answer.body)).filter(
    (part) => part?.type === 'VEVENT',
  )
  assert.deepEqual(
    events.map(({ summary, location, datetype, start }) => [
      ...[summary, location, datetype],
      `${start.getFullYear()}-${start.getMonth() + 1}-${start.getDate()}`,
    ]),
    [
      [
        ...['Inês Carvalho: Nacional; 1.ª jornada, pista coberta', 'Braga', 'date'],
        inDays(3).replace(/-0/g, '-'),
      ],
      [...['Inês Carvalho: Nacional', undefined, 'date'], inDays(9).replace(/-0/g, '-')],
    ],
  )
  assert.match(answer.body, /URL;VALUE=URI:https:\/\/fpatletismo\.pt\//)
  // Its last line ends as each of them does (RFC 5545, 3.1).
  assert.ok(answer.body.endsWith('END:VCALENDAR\r\n'))
  const lines = answer.body.split('\r\n')
  assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75))
  assert.equal((await visitor.raw(readSeasonCalendar, at(ines))).body, answer.body)
})

test('a competition that moves is a newer revision of the same one, which calendars take', async () => {
  const ines = await athlete()
  const { id } = await ines.call(addCompetition, competition(3))
  const read = async () => {
    const { body } = await podium().visitor().raw(readSeasonCalendar, at(ines))
    const line = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(body)?.[1]
    return [line('UID'), Number(line('SEQUENCE')), line('DTSTAMP'), line('LAST-MODIFIED')] as const
  }
  const [uid, sequence, stamp] = await read()
  travel({ seconds: 60 })
  await ines.call(changeCompetition, { ...competition(4), params: { id } })
  const [sameUid, nextSequence, nextStamp, modified] = await read()
  assert.equal(sameUid, uid)
  assert.ok(nextSequence > sequence)
  assert.ok(nextStamp && stamp && nextStamp > stamp)
  assert.equal(modified, nextStamp)
  assert.deepEqual(await read(), [uid, nextSequence, nextStamp, nextStamp])
})

test('what an athlete is called begins no line of their calendar', async () => {
  const ines = await athlete()
  const change = podium().context.database.db.updateTable('people').where('id', '=', ines.id)
  await change.set({ last_name: 'Carvalho, a primeira\nX-TAKEN:OVER' }).execute()
  const { body } = await podium().visitor().raw(readSeasonCalendar, at(ines))
  await change.set({ last_name: 'Carvalho' }).execute()
  assert.doesNotMatch(body, /^X-TAKEN/m)
  assert.match(body, /^NAME:.*Carvalho\\, a primeira\\n/m)
})

test('of a hidden page nobody else reads a season or a calendar', async () => {
  const ines = await athlete()
  await ines.call(addCompetition, competition(3))
  await ines.call(addGoal, goal(300))
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  const others = [podium().visitor(), await fan()]
  for (const who of others) {
    await who.refused('userNotFound', readSeason, at(ines))
    await who.refused('userNotFound', readSeasonCalendar, at(ines))
  }
  for (const who of [ines, await openAdmin(podium())]) {
    assert.equal((await who.call(readSeason, at(ines))).goals.length, 1)
  }
})

test('what is sent again under its key once its day is over answers as it did, and nothing else is taken', async () => {
  const ines = await athlete()
  const { body } = goal(100, { until: today() })
  const send = (key: string, sent: object) =>
    ines.send({
      ...{ method: 'POST', url: '/api/athletes/goals', body: sent },
      headers: { 'idempotency-key': key },
    })
  const first = await send('for-today', body)
  assert.equal(first.statusCode, 201)
  travel({ seconds: 2 * day })
  await signIn(ines)
  const again = await send('for-today', body)
  assert.deepEqual([again.statusCode, again.json()], [201, first.json()])
  const other = { ...body, title: 'Another' }
  assert.equal((await send('for-today', other)).statusCode, 409)
  const { fields } = (await send('another', other)).json()
  assert.deepEqual(fields, { until: [{ kind: 'Pattern' }] })
  assert.equal((await ines.call(readSeason, at(ines))).goals.length, 1)
  restoreClock()
})

test('a goal receives the supports that were accepted for it, whatever becomes of them', async () => {
  const [ines, marta, rui] = [await athlete(), await fan(), await fan()]
  const { id } = await ines.call(addGoal, goal(300))
  const received = async () => (await ines.call(readSeason, at(ines))).goals[0]?.received
  const request = await ask(marta, ines, 100, id)
  assert.deepEqual(request.goal, { id, title: 'Nacional de pista' })
  assert.equal(await received(), 0)
  const { list } = await ines.call(listMySupporters, { query: { status: 'PENDING' } })
  assert.deepEqual(list[0]?.goal, request.goal)
  await ines.call(acceptSupport, at(request))
  assert.equal(await received(), 100)
  await marta.call(cancelSupport, { ...at(request), query: { status: 'ACTIVE' } })
  assert.equal(await received(), 100)
  const other = await ask(rui, ines, 50, null)
  await ines.call(acceptSupport, at(other))
  assert.equal(await received(), 100)
  assert.deepEqual(await balances(ines), [150, 0])
  await namedEverywhere(request, { ines, marta })
})

test('what a goal received stays with it when who gave it is forgotten', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  const { id } = await ines.call(addGoal, goal(300))
  await ines.call(acceptSupport, at(await ask(marta, ines, 100, id)))
  await marta.call(closeAccount, { body: { password } })
  const [line] = (await ines.call(listWalletTransactions)).list
  assert.deepEqual([line?.about, line?.goal], [null, { id, title: 'Nacional de pista' }])
  travel({ seconds: 366 * 24 * 3600 })
  await runJob(podium(), 'anonymise-closed-accounts')
  restoreClock()
  assert.equal((await ines.call(readSeason, at(ines))).goals[0]?.received, 100)
})

test('a refund after a support has counted takes nothing from its goal, nor from the athlete', async () => {
  const [ines, marta, ana] = [await athlete(), await fan(0), await openAdmin(podium())]
  const bought = await buy(podium(), marta, 120)
  const { id } = await ines.call(addGoal, goal(300))
  await ines.call(acceptSupport, at(await ask(marta, ines, 100, id)))
  await ana.call(refundPayment, {
    params: { id: bought.transactionId },
    body: { reason: 'Acordo', credits: 120, cents: 20_000, debt: 100 },
  })
  assert.equal((await marta.call(getWallet)).debt, 100)
  assert.equal((await ines.call(readSeason, at(ines))).goals[0]?.received, 100)
  assert.deepEqual(await balances(ines), [100, 0])
})

test('an athlete who hides with a goal open keeps it: what waits still counts, nobody new asks', async () => {
  const [ines, marta, rui] = [await athlete(), await fan(), await fan()]
  const { id } = await ines.call(addGoal, goal(300))
  const request = await ask(marta, ines, 100, id)
  const hide = (hiddenProfile: boolean) =>
    ines.call(putVisibility, { ...at(ines), body: { hiddenProfile } })
  await hide(true)
  await rui.refused('userNotFound', requestSupport, {
    ...supportRequest(ines, 50),
    body: { private: false, acceptedTermsOfUse: true, goalId: id },
  })
  await ines.call(acceptSupport, at(request))
  assert.equal((await marta.call(getSupport, at(request))).goal?.id, id)
  await hide(false)
  const [shown] = (await podium().visitor().call(readSeason, at(ines))).goals
  assert.deepEqual([shown?.id, shown?.state, shown?.received], [id, 'OPEN', 100])
  await ines.call(acceptSupport, at(await ask(rui, ines, 200, id)))
  assert.equal((await ines.call(readSeason, at(ines))).goals[0]?.state, 'REACHED')
})

/** The wallets, their files and the mails of both sides name what a support is directed at. */
async function namedEverywhere(
  { id, goal: its }: { id: number; goal: unknown },
  { ines, marta }: { ines: Person; marta: Person },
) {
  for (const who of [ines, marta]) {
    const { list } = await who.call(listWalletTransactions, { query: { kind: 'support' } })
    const line = list.find(({ cause }) => cause?.id === id)
    assert.deepEqual(line?.goal, its)
    assert.ok(list.every(({ cause, goal: named }) => cause?.id === id || named === null))
    const file = await who.raw(downloadWalletTransactions)
    assert.match(file.rawPayload.toString('utf8'), /;"Nacional de pista"\r\n/)
    const mails = await podium().mailsTo(who.email)
    assert.ok(mails.some(({ text }) => /Nacional de pista/.test(text)))
  }
}

test('a goal that is reached takes no more: the athlete accepts what waits for the page', async () => {
  const [ines, marta, rui, ana] = [await athlete(), await fan(), await fan(), await fan()]
  const { id } = await ines.call(addGoal, goal(100))
  const [first, second] = [await ask(marta, ines, 150, id), await ask(rui, ines, 100, id)]
  await ines.call(acceptSupport, at(first))
  await ana.refused('goalClosed', requestSupport, {
    ...supportRequest(ines, 50),
    body: { private: false, acceptedTermsOfUse: true, goalId: id },
  })
  const { current } = await ines.refused('goalClosed', acceptSupport, at(second))
  assert.equal((current as typeof second).status, 'PENDING')
  assert.deepEqual(await balances(rui), [500, 100])
  const accepted = await ines.call(acceptSupport, { ...at(second), query: { goal: 'PAGE' } })
  assert.deepEqual([accepted.status, accepted.goal], ['ACTIVE', null])
  const { goals } = await podium().visitor().call(readSeason, at(ines))
  assert.deepEqual(
    goals.map(({ received, state }) => [received, state]),
    [[150, 'REACHED']],
  )
})

test('a request tells before it is answered that its goal takes nothing more: reached, closed or over', async () => {
  const [ines, marta, rui] = [await athlete(), await fan(), await fan()]
  const overOf = async (request: { id: number }) =>
    (await ines.call(getSupport, at(request))).goalOver
  const { id } = await ines.call(addGoal, goal(100))
  const [first, second] = [await ask(marta, ines, 100, id), await ask(rui, ines, 50, id)]
  assert.deepEqual([await overOf(first), await overOf(second)], [false, false])
  assert.equal((await ines.call(acceptSupport, at(first))).goalOver, false)
  assert.equal(await overOf(second), true)
  await ines.call(changeGoal, { ...goal(300, { until: inDays(1) }), params: { id } })
  assert.equal(await overOf(second), false)
  travel({ seconds: 3 * day })
  try {
    await signIn(ines)
    assert.equal(await overOf(second), true)
  } finally {
    restoreClock()
  }
  await ines.call(closeGoal, at({ id }))
  const { list } = await ines.call(listMySupporters, { query: { status: 'PENDING' } })
  assert.deepEqual(
    list.map(({ goalOver }) => goalOver),
    [true],
  )
})

test('of two accepted at once for the last credits of a goal one counts, the other is asked about', async () => {
  const [ines, marta, rui] = [await athlete(), await fan(), await fan()]
  const { id } = await ines.call(addGoal, goal(100))
  const asked = [await ask(marta, ines, 100, id), await ask(rui, ines, 100, id)]
  const answers = await Promise.all(asked.map((one) => ines.raw(acceptSupport, at(one))))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409])
  assert.equal((await ines.call(readSeason, at(ines))).goals[0]?.received, 100)
})

test('a goal that is closed or has ended takes nothing more, and is the owner’s alone to see', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  const { id } = await ines.call(addGoal, goal(300))
  const request = await ask(marta, ines, 100, id)
  const closed = await ines.call(closeGoal, at({ id }))
  assert.equal(closed.state, 'CLOSED')
  assert.equal((await ines.call(closeGoal, at({ id }))).state, 'CLOSED')
  await ines.refused('goalClosed', acceptSupport, at(request))
  await ines.refused('goalClosed', changeGoal, { ...goal(500), params: { id } })
  const visitor = podium().visitor()
  assert.deepEqual((await visitor.call(readSeason, at(ines))).goals, [])
  assert.equal((await ines.call(readSeason, at(ines))).goals.length, 1)

  const short = await ines.call(addGoal, goal(300, { until: inDays(1) }))
  travel({ seconds: 3 * day })
  try {
    await signIn(ines)
    const states = (await ines.call(readSeason, at(ines))).goals.map(({ state }) => state)
    assert.deepEqual(states, ['ENDED', 'CLOSED'])
    const longer = { ...goal(300, { until: inDays(9) }), params: { id: short.id } }
    assert.equal((await ines.call(changeGoal, longer)).state, 'OPEN')
  } finally {
    restoreClock()
  }
})

test('of goals that were closed the athlete reads the latest, and takes all of them along', async () => {
  const ines = await athlete()
  const open = await ines.call(addGoal, goal(300))
  const { db } = podium().context.database
  const many = seasonLimits.closedGoals + 3
  await sql`
    insert into goals (athlete_id, title, purpose, credits, until, created_at, closed_at)
    select ${ines.id}, 'Goal ' || n, '', 100, ${today()}::date, now(), now() + n * interval '1 minute'
    from generate_series(1, ${many}::integer) n`.execute(db)
  const { goals } = await ines.call(readSeason, at(ines))
  const titles = goals.filter(({ state }) => state === 'CLOSED').map(({ title }) => title)
  assert.equal(titles.length, seasonLimits.closedGoals)
  assert.deepEqual([titles.includes('Goal 3'), titles.includes('Goal 4')], [false, true])
  assert.ok(goals.some(({ id, state }) => id === open.id && state === 'OPEN'))
  const taken = (await seasonExport.collect(db, ines.id)) as { goals: object[] }
  assert.equal(taken.goals.length, many + 1)
  assert.deepEqual((await podium().visitor().call(readSeason, at(ines))).goals.length, 1)
})

test('a request is directed at a goal of that athlete alone', async () => {
  const [ines, rui, marta] = [await athlete(), await athlete(), await fan()]
  const { id } = await rui.call(addGoal, goal(300))
  const asked = supportRequest(ines, 50)
  await marta.violates(['goalId', 'Pattern'], requestSupport, {
    ...asked,
    body: { ...asked.body, goalId: id },
  })
  assert.deepEqual(await balances(marta), [600, 0])
  await ines.refused('entityDoesNotExist', changeGoal, { ...goal(500), params: { id } })
  await ines.refused('entityDoesNotExist', closeGoal, at({ id }))
})

test('five goals are open at a time, and the sixth waits for one to be closed', async () => {
  const ines = await athlete()
  const goals = []
  for (let n = 0; n < seasonLimits.openGoals; n += 1) goals.push(await ines.call(addGoal, goal(50)))
  await ines.refused('tooManyEvents', addGoal, goal(50))
  await ines.call(closeGoal, at({ id: goals[0]?.id ?? 0 }))
  await ines.call(addGoal, goal(50))
})

test('a goal that was reached is no way to a sixth open one', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  const { id } = await ines.call(addGoal, goal(50))
  await ines.call(acceptSupport, at(await ask(marta, ines, 50, id)))
  for (let n = 0; n < seasonLimits.openGoals; n += 1) await ines.call(addGoal, goal(50))
  const more = { ...goal(80), params: { id } }
  await ines.refused('tooManyEvents', changeGoal, more)
  const [other] = (await ines.call(readSeason, at(ines))).goals.filter((one) => one.id !== id)
  await ines.call(closeGoal, at({ id: other?.id ?? 0 }))
  assert.equal((await ines.call(changeGoal, more)).state, 'OPEN')
})

test('the export has the season whole', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await ines.call(addCompetition, competition(3))
  const { id } = await ines.call(addGoal, goal(300))
  const request = await ask(marta, ines, 100, id)
  await ines.call(acceptSupport, at(request))
  const kept = (await seasonExport.collect(podium().context.database.db, ines.id)) as {
    competitions: object[]
    goals: { received: number }[]
  }
  assert.deepEqual([kept.competitions.length, kept.goals[0]?.received], [1, 100])
  assert.equal((await marta.call(getSupport, at(request))).goal?.id, id)
})

test('a competition is news until it is over, of a protected athlete with its month alone', async () => {
  const [ines, marta, stranger] = [await athlete(), await fan(), await fan()]
  await marta.call(follow, { params: { userId: ines.id } })
  const { id } = await ines.call(addCompetition, competition(3, { link: 'https://fpa.example/' }))
  const taken = await ines.call(addCompetition, competition(9))
  const news = async (reader: Person) => {
    await podium().settled()
    const lines = await reader.call(readFeed)
    return lines.flatMap((line) => (line.kind === 'competition' ? [line.subject] : []))
  }
  assert.equal((await news(marta)).length, 2)
  await ines.call(deleteCompetition, at(taken))
  const told = { id, name: 'Nacional', place: 'Braga', date: inDays(3) }
  assert.deepEqual(await news(marta), [{ ...told, link: 'https://fpa.example/' }])
  assert.deepEqual(await news(stranger), [])
  const { db } = podium().context.database
  await sql`update users set protected = true where id = ${ines.id}`.execute(db)
  const guarded = { ...told, place: '', date: monthOf(inDays(3)), link: null }
  assert.deepEqual(await news(marta), [guarded])
  await sql`update users set protected = false where id = ${ines.id}`.execute(db)
  travel({ seconds: 4 * day })
  try {
    await signIn(marta)
    assert.deepEqual(await news(marta), [])
  } finally {
    restoreClock()
  }
})

test('of a protected athlete others learn the month of a competition alone, and nothing from the calendar', async () => {
  const ines = await athlete()
  const link = 'https://fpatletismo.pt/'
  await ines.call(addCompetition, competition(3, { link }))
  const { db } = podium().context.database
  await sql`update users set protected = true where id = ${ines.id}`.execute(db)
  const visitor = podium().visitor()
  const { competitions } = await visitor.call(readSeason, at(ines))
  assert.deepEqual(
    competitions.map(({ place, link, date }) => [place, link, date]),
    [['', null, monthOf(inDays(3))]],
  )
  for (const reader of [visitor, ines]) {
    const { body } = await reader.raw(readSeasonCalendar, at(ines))
    assert.match(body, /END:VCALENDAR/)
    assert.doesNotMatch(body, /VEVENT/)
  }
  const [own] = (await ines.call(readSeason, at(ines))).competitions
  assert.deepEqual([own?.place, own?.date], ['Braga', inDays(3)])
  // Nobody learns the day by what is gone from the list: until the month ends it is there.
  const month = monthOf(inDays(3))
  travel(new Date(`${month}-28T12:00:00Z`))
  const shown = async () => (await visitor.call(readSeason, at(ines))).competitions.length
  assert.equal(await shown(), 1)
  travel(new Date(`${dayAfter(`${month}-28`, 5).slice(0, 7)}-01T12:00:00Z`))
  assert.equal(await shown(), 0)
})
