import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, test } from 'node:test'
import { listNotifications } from '@podium/contract/notifications'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import {
  changeWebhook,
  getWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  testWebhook,
  webhookTypes,
} from '@podium/contract/webhooks'
import { sql } from 'kysely'
import { webhookHandlers } from '../../src/features/webhooks/index.ts'
import { now, setClock } from '../../src/platform/clock.ts'
import { runJob } from '../buying.ts'
import { signIn } from '../cast.ts'
import { isGenuine, type Received, startWebhookReceiver } from '../fakes/webhook-receiver.ts'
import { restoreClock, testSecret, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { waitFor } from '../wait.ts'
import { deliverNow, listen } from '../webhooks.ts'

const receiver = await startWebhookReceiver()
after(() => receiver.close())
const podium = usePodium({ localEndpoints: true })

const hour = 3600
const day = 24 * hour

/** When a test began. The clock stands from then on but for what a test lets pass, however slow the machine is. */
let begun = 0
/** Time stands so many seconds after the test began. */
const standAt = (seconds: number) => setClock(() => begun + seconds * 1000)
beforeEach(() => {
  begun = Date.now()
  standAt(0)
})
afterEach(restoreClock)

/** Whether a receiver would believe it now, or so many seconds later. */
const believes = (came: Received, secret: string, later = 0) =>
  isGenuine(came, secret, now().getTime() + later * 1000)

/** An athlete with an endpoint, and somebody with credits. */
async function pair() {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const marta = await signedInMember(podium(), 'FAN', { name: 'Marta', credits: 1000 })
  return { ines, marta, hook: await listen(ines, receiver) }
}

const at = ({ id }: { id: number }) => ({ params: { id } })
const typesOf = (received: { event: { type: string } }[]) => received.map(({ event }) => event.type)

/** Time goes on to so many seconds after the test began, and what is due then is sent. */
async function later(seconds: number, ...people: Person[]): Promise<void> {
  standAt(seconds)
  await deliverNow(podium())
  // Their sessions' tokens are old by then.
  for (const person of people) await signIn(person)
}

test('what happens arrives signed, in a body of id, type, moment and data, and is in the log', async () => {
  const { ines, marta, hook } = await pair()
  const { id } = await askForSupport(marta, ines, 100)
  const [came] = await hook.arrived(1)
  assert.ok(came)
  assert.deepEqual(Object.keys(came.event), ['id', 'type', 'at', 'data'])
  assert.deepEqual([came.event.type, came.event.data.id], ['support.requested', id])
  assert.ok(believes(came, hook.secret))
  assert.ok(!believes(came, `${hook.secret}x`))
  assert.ok(!believes({ ...came, body: came.body.replace('100', '900') }, hook.secret))
  // What a receiver refuses: somebody sends an old one again.
  assert.ok(!believes(came, hook.secret, 301))
  await podium().settled()
  const [logged] = await hook.log()
  assert.ok(logged)
  assert.deepEqual(
    [logged.state, logged.attempts, logged.status, logged.error, logged.answer, logged.nextAt],
    ['DELIVERED', 1, 200, null, 'ok', null],
  )
  assert.deepEqual([logged.body, logged.signature], [came.body, came.signature])
  assert.equal(logged.eventId, came.event.id)
})

test('what was rolled back is not told', async () => {
  const { ines, marta, hook } = await pair()
  await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await marta.refused(
    'duplicatePending',
    (await import('@podium/contract/support')).requestSupport,
    {
      params: { athleteId: ines.id },
      query: { credits: 50 },
      body: { acceptedTermsOfUse: true },
    },
  )
  await podium().settled()
  assert.equal((await hook.log()).length, 1)
})

test('one that failed is tried after 30 seconds, then twice as long each time up to six hours, for two days', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 503)
  await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  const waits: number[] = []
  const goTo = async (moment: number) => {
    setClock(() => moment)
    await deliverNow(podium())
  }
  for (let tries = 1; ; tries++) {
    const { rows } = await sql<{ due_at: Date | null; tried_at: Date; state: string }>`
      select due_at, tried_at, state from webhook_deliveries
      where endpoint_id = ${hook.id}`.execute(podium().context.database.db)
    const [{ due_at: dueAt, tried_at: triedAt, state } = assert.fail()] = rows
    if (!dueAt) {
      assert.deepEqual([state, receiver.at(hook.path).length], ['FAILED', tries])
      break
    }
    const wait = (dueAt.getTime() - triedAt.getTime()) / 1000
    waits.push(Math.round(wait))
    // A second before, nothing is sent.
    await goTo(dueAt.getTime() - 1000)
    assert.equal(receiver.at(hook.path).length, tries)
    await goTo(dueAt.getTime())
    assert.equal(receiver.at(hook.path).length, tries + 1, `after ${wait} seconds`)
  }
  assert.deepEqual(waits.slice(0, 5), [30, 60, 120, 240, 480])
  assert.equal(Math.max(...waits), 6 * hour)
  const sum = waits.reduce((all, one) => all + one, 0)
  assert.ok(Math.abs(sum - 2 * day) < 60, String(sum))
  const ids = new Set(receiver.at(hook.path).map(({ event }) => event.id))
  assert.equal(ids.size, 1)
  // Each try has a moment and signature of its own.
  assert.equal(
    new Set(receiver.at(hook.path).map(({ signature }) => signature)).size,
    waits.length + 1,
  )
})

test('a receiver that was down for two days and is back gets at once what waits, and the rest by replay', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 500)
  const first = await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  // Two more that happen a day later are younger than two days when it is back.
  await later(day, ines, marta)
  const rui = await signedInMember(podium(), 'FAN', { name: 'Rui', credits: 500 })
  const second = await askForSupport(rui, ines, 50)
  await deliverNow(podium())
  for (const hours of [30, 36, 42, 48, 54]) await later(hours * hour, ines)
  const waiting = (await hook.log()).filter(({ state }) => state === 'WAITING')
  assert.deepEqual(
    waiting.map(({ body }) => JSON.parse(body).data.id as number),
    [second.id],
  )
  receiver.answer(hook.path, 200)
  await later(61 * hour, ines)
  assert.deepEqual(
    (await hook.log()).map(({ state }) => state),
    ['DELIVERED', 'FAILED'],
  )
  const [lost] = (await hook.log()).filter(({ state }) => state === 'FAILED')
  assert.ok(lost?.replayable)
  await ines.call(replayDelivery, at(lost))
  await deliverNow(podium())
  const last = receiver.at(hook.path).at(-1)
  assert.deepEqual([last?.event.id, last?.event.data.id], [lost.eventId, first.id])
  assert.equal((await ines.call(getWebhook, at(hook))).failingSince, null)
})

test('of those about the same thing one waits for the one before, however often that is tried', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 500)
  const asked = await askForSupport(marta, ines, 100)
  await ines.call(acceptSupport, at(asked))
  await marta.call(cancelSupport, { ...at(asked), query: { status: 'ACTIVE' } })
  // Another support is not kept waiting.
  const rui = await signedInMember(podium(), 'FAN', { name: 'Rui', credits: 500 })
  await askForSupport(rui, ines, 50)
  await podium().settled()
  const tried = () => typesOf(receiver.at(hook.path))
  assert.deepEqual(tried(), ['support.requested', 'support.requested'])
  assert.deepEqual(
    (await hook.log()).map(({ state, attempts }) => [state, attempts]),
    [
      ['WAITING', 1],
      ['WAITING', 0],
      ['WAITING', 0],
      ['WAITING', 1],
    ],
  )
  receiver.answer(hook.path, 200)
  await later(31)
  const about = receiver.at(hook.path).filter(({ event }) => event.data.id === asked.id)
  assert.deepEqual(typesOf(about), [
    'support.requested',
    'support.requested',
    'support.accepted',
    'support.ended',
  ])
})

test('two workers at once keep the order of each subject and send nothing twice', async () => {
  const { ines, hook } = await pair()
  const { db } = podium().context.database
  await fillQueue(ines.id, hook.id, { subjects: 20, each: 10 })
  const seen: Record<string, number[]> = {}
  receiver.answer(hook.path, (response, { event }) => {
    const { subject, n } = event.data as { subject: string; n: number }
    ;(seen[subject] ??= []).push(n)
    setTimeout(() => response.writeHead(200).end(), Math.random() * 5)
  })
  const run = () => runJob(podium(), 'deliver-webhooks')
  await Promise.all([run(), run(), run()])
  await podium().settled()
  const wanted = Array.from({ length: 10 }, (_, n) => n)
  assert.equal(Object.keys(seen).length, 20)
  for (const [subject, came] of Object.entries(seen)) assert.deepEqual(came, wanted, subject)
  const { rows } = await sql<{ left: number }>`
    select count(*)::integer as left from webhook_deliveries where state = 'WAITING'`.execute(db)
  assert.equal(rows[0]?.left, 0)
})

/** Puts events about made-up subjects into the queue, as their transactions would. */
async function fillQueue(
  userId: number,
  endpointId: number,
  { subjects, each }: { subjects: number; each: number },
): Promise<void> {
  const { insertEvent, insertDeliveries } =
    await import('../../src/features/webhooks/event-records.ts')
  for (let n = 0; n < each; n++) {
    await podium().context.inTransaction(async (tx) => {
      for (let subject = 0; subject < subjects; subject++) {
        const name = `test:${subject}`
        const event = await insertEvent(tx, {
          ...{ user_id: userId, person_id: null, type: 'order.placed', subject: name },
          data: JSON.stringify({ subject: name, n }),
        })
        await insertDeliveries(tx, event, [endpointId])
      }
    })
  }
}

test('one that fails every third time gets everything, in order', async () => {
  const { ines, hook } = await pair()
  await fillQueue(ines.id, hook.id, { subjects: 10, each: 6 })
  let asked = 0
  const seen: Record<string, number[]> = {}
  receiver.answer(hook.path, (response, { event }) => {
    asked += 1
    if (asked % 3 === 0) return response.writeHead(500).end()
    const { subject, n } = event.data as { subject: string; n: number }
    ;(seen[subject] ??= []).push(n)
    response.writeHead(200).end()
  })
  for (let round = 1; round < 20; round++) await later(round * hour)
  const wanted = Array.from({ length: 6 }, (_, n) => n)
  assert.equal(Object.keys(seen).length, 10)
  for (const [subject, came] of Object.entries(seen)) assert.deepEqual(came, wanted, subject)
})

test('what a worker that died had taken is sent by another half a minute later, with the same id', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 500)
  await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  const { db, pool } = podium().context.database
  assert.ok(pool)
  const { takeDue } = await import('../../src/features/webhooks/queue-records.ts')
  standAt(120)
  const taken = await podium().context.inTransaction((tx) => takeDue(tx, hook.id, 10))
  assert.equal(taken.length, 1)
  receiver.answer(hook.path, 200)
  await deliverNow(podium())
  assert.equal(receiver.at(hook.path).length, 1, 'taken, and not due again yet')
  standAt(151)
  await deliverNow(podium())
  const [first, second] = receiver.at(hook.path)
  assert.equal(first?.event.id, second?.event.id)
  // Had the first worker only been slow, its word would count no longer.
  const { noteTries } = await import('../../src/features/webhooks/note-tries.ts')
  const outcome = {
    status: 500,
    error: 'STATUS',
    durationMs: 1,
    answer: '',
    signature: '',
  } as const
  const [delivery] = taken
  await podium().context.inTransaction((tx) =>
    noteTries(tx, hook.id, delivery ? [{ delivery, outcome }] : []),
  )
  const { rows } = await sql<{ state: string }>`
    select state from webhook_deliveries where endpoint_id = ${hook.id}`.execute(db)
  assert.deepEqual(rows, [{ state: 'DELIVERED' }])
})

test('a slow, an endless, a silent and a redirecting answer end, and keep nobody else waiting', async () => {
  const { ines, marta, hook } = await pair()
  let isCut = false
  receiver.answer(hook.path, (response) => void response.on('close', () => (isCut = true)))
  const endless = await listen(ines, receiver)
  receiver.answer(endless.path, (response) => {
    response.writeHead(200)
    const more = () => {
      if (!response.destroyed) response.write('é'.repeat(500), () => setImmediate(more))
    }
    more()
  })
  const away = await listen(ines, receiver)
  receiver.answer(away.path, (response) => {
    response.writeHead(307, { location: `${receiver.origin}/elsewhere` }).end()
  })
  const well = await listen(marta, receiver)
  await askForSupport(marta, ines, 100)
  await well.arrived(1)
  assert.ok(!isCut, 'the silent one was waited for first')
  await endless.arrived(1)
  await podium().settled()
  await waitFor(() => isCut, 'the silent one is still waited for')
  const outcome = async ({ log }: { log: typeof hook.log }) => {
    const [one] = await log()
    return [one?.state, one?.status, one?.error]
  }
  assert.deepEqual(await outcome(hook), ['WAITING', null, 'TIMEOUT'])
  assert.deepEqual(await outcome(endless), ['DELIVERED', 200, null])
  assert.deepEqual(await outcome(away), ['WAITING', 307, 'REDIRECT'])
  assert.deepEqual(receiver.at('/elsewhere'), [])
  const [cut] = await endless.log()
  assert.ok(cut && cut.answer.length <= 4096)
})

test('410 ends an endpoint: what waits is given up, its owner is told, and can begin anew', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 500)
  const asked = await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await ines.call(acceptSupport, at(asked))
  await podium().settled()
  // It says so once there is something that waits.
  receiver.answer(hook.path, 410)
  await later(31)
  const state = async () => (await ines.call(getWebhook, at(hook))).state
  assert.equal(await state(), 'GONE')
  assert.deepEqual(
    (await hook.log()).map((one) => [one.state, one.error, one.replayable]),
    [
      ['FAILED', 'NOT_SENT', false],
      ['FAILED', 'STATUS', false],
    ],
  )
  const [lost] = await hook.log()
  await ines.refused('stateChanged', replayDelivery, at(lost!))
  const { list } = await ines.call(listNotifications)
  const told = list.find(({ kind }) => kind === 'webhookStopped')
  assert.equal(told?.facts.outcome, 'GONE')
  await podium().mailTo(ines.email, 'webhook')
  // Nothing more is written for it.
  const count = (await hook.log()).length
  await marta.call(cancelSupport, { ...at(asked), query: { status: 'ACTIVE' } })
  assert.equal((await hook.log()).length, count)
  receiver.answer(hook.path, 200)
  const body = { url: receiver.origin + hook.path, events: [...webhookTypes] }
  await ines.call(changeWebhook, { ...at(hook), body })
  assert.equal(await state(), 'ON')
  await ines.call(replayDelivery, at(lost!))
  await podium().settled()
  assert.deepEqual(typesOf(receiver.at(hook.path)).at(-1), 'support.accepted')
})

test('one that takes nothing for a week is paused, and its owner told at the bell and by mail', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 500)
  await askForSupport(marta, ines, 50)
  await hook.arrived(1)
  await podium().settled()
  await later(6 * day, ines)
  assert.equal((await ines.call(getWebhook, at(hook))).state, 'ON')
  const rui = await signedInMember(podium(), 'FAN', { credits: 500 })
  await askForSupport(rui, ines, 50)
  await later(7 * day + hour, ines)
  assert.equal((await ines.call(getWebhook, at(hook))).state, 'FAILING')
  const { list } = await ines.call(listNotifications)
  assert.equal(list.find(({ kind }) => kind === 'webhookStopped')?.facts.outcome, 'FAILING')
  assert.match((await podium().mailTo(ines.email, 'webhook')).text, /127\.0\.0\.1/)
  // While it is paused nothing is sent; what happens waits for two days.
  const count = receiver.at(hook.path).length
  receiver.answer(hook.path, 200)
  const sofia = await signedInMember(podium(), 'FAN', { credits: 500 })
  await askForSupport(sofia, ines, 50)
  await deliverNow(podium())
  assert.equal(receiver.at(hook.path).length, count)
  const body = { url: receiver.origin + hook.path, events: [...webhookTypes] }
  await ines.call(changeWebhook, { ...at(hook), body })
  await later(7 * day + hour + 120)
  // The one that waited since, and Rui's, which is younger than two days too.
  assert.equal(receiver.at(hook.path).length, count + 2)
})

test('what waits two days at a paused endpoint is given up, in the log, and can be sent again', async () => {
  const { ines, marta, hook } = await pair()
  const url = receiver.origin + hook.path
  const change = (active: boolean) =>
    ines.call(changeWebhook, { ...at(hook), body: { url, events: [...webhookTypes], active } })
  await change(false)
  const asked = await askForSupport(marta, ines, 100)
  await ines.call(acceptSupport, at(asked))
  await podium().settled()
  assert.equal((await ines.call(listWebhooks))[0]?.waiting, 2)
  // A ping goes there all the same, once.
  await ines.call(testWebhook, at(hook))
  await podium().settled()
  assert.deepEqual(typesOf(receiver.at(hook.path)), ['ping'])
  await later(2 * day + 60, ines)
  const log = await hook.log()
  assert.deepEqual(
    log.map(({ type, state, error }) => [type, state, error]),
    [
      ['ping', 'DELIVERED', null],
      ['support.accepted', 'FAILED', 'NOT_SENT'],
      ['support.requested', 'FAILED', 'NOT_SENT'],
    ],
  )
  await change(true)
  await ines.call(replayDelivery, at(log[2]!))
  await deliverNow(podium())
  assert.deepEqual(typesOf(receiver.at(hook.path)), ['ping', 'support.requested'])
})

test('a ping that fails is not tried again, and says nothing of the endpoint', async () => {
  const { ines, hook } = await pair()
  receiver.answer(hook.path, 404)
  const sent = await ines.call(testWebhook, at(hook))
  assert.deepEqual([sent.type, sent.state], ['ping', 'WAITING'])
  await podium().settled()
  const [logged] = await hook.log()
  assert.deepEqual([logged?.state, logged?.status, logged?.attempts], ['FAILED', 404, 1])
  assert.equal((await ines.call(getWebhook, at(hook))).failingSince, null)
})

test('a replay pressed twice sends once while the first waits, and what is tried later is tried now', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 500)
  await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  await later(100)
  const [waiting] = await hook.log()
  assert.equal(waiting?.attempts, 2)
  receiver.answer(hook.path, 200)
  const again = await ines.call(replayDelivery, at(waiting!))
  assert.equal(again.id, waiting?.id)
  await deliverNow(podium())
  const ids = receiver.at(hook.path).map(({ event }) => event.id)
  assert.equal(ids.length, 3)
  assert.equal(new Set(ids).size, 1)
  const { total } = await ines.call(listDeliveries, at(hook))
  assert.equal(total, 1)
})

test('after a secret was replaced both sign for a day', async () => {
  const { ines, marta, hook } = await pair()
  const body = { url: receiver.origin + hook.path, events: [...webhookTypes], newSecret: true }
  const changed = await ines.call(changeWebhook, { ...at(hook), body })
  assert.ok(changed.secret && changed.secret !== hook.secret)
  assert.ok(changed.oldSecretUntil)
  const asked = await askForSupport(marta, ines, 100)
  const [came] = await hook.arrived(1)
  assert.ok(came && believes(came, hook.secret) && believes(came, changed.secret))
  standAt(day + 60)
  await signIn(ines)
  await ines.call(acceptSupport, at(asked))
  await deliverNow(podium())
  const next = receiver.at(hook.path)[1]
  assert.ok(next)
  assert.deepEqual([believes(next, hook.secret), believes(next, changed.secret)], [false, true])
  await runJob(podium(), 'forget-webhooks')
  const [row] = await podium()
    .context.database.db.selectFrom('webhook_endpoints')
    .select('old_salt')
    .where('id', '=', hook.id)
    .execute()
  assert.equal(row?.old_salt, null)
})

test('the worker wakes by itself when the next try is due', async () => {
  const { ines, marta, hook } = await pair()
  receiver.answer(hook.path, 500)
  await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  receiver.answer(hook.path, 200)
  await later(29)
  assert.equal(receiver.at(hook.path).length, 1)
  // Time goes on, and nobody runs anything.
  travel(new Date(begun + 29_000))
  await hook.arrived(2)
})

test('the log forgets what is a month old, and what is beyond a thousand of an endpoint', async () => {
  const { ines, marta, hook } = await pair()
  const asked = await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  await later(20 * day, ines)
  await ines.call(acceptSupport, at(asked)).catch(() => undefined)
  await fillQueue(ines.id, hook.id, { subjects: 1, each: 1 })
  await deliverNow(podium())
  await later(31 * day, ines)
  await runJob(podium(), 'forget-webhooks')
  const left = await hook.log()
  assert.ok(left.length > 0 && left.every(({ type }) => type !== 'support.requested'))
  const { db } = podium().context.database
  await sql`
    insert into webhook_deliveries (endpoint_id, event_id, subject, state, created_at, give_up_at)
    select endpoint_id, event_id, subject, 'FAILED', created_at, give_up_at
    from webhook_deliveries, generate_series(1, 1100)
    where id = ${left[0]!.id}`.execute(db)
  await runJob(podium(), 'forget-webhooks')
  const { total } = await ines.call(listDeliveries, at(hook))
  assert.equal(total, 1000)
  const { rows } = await sql`
    select from webhook_events e where not exists (
      select from webhook_deliveries d where d.event_id = e.id)`.execute(db)
  assert.equal(rows.length, 0)
})

test('an endpoint that leads inside is not called, and its log says so', async () => {
  const { ines, marta, hook } = await pair()
  const { db } = podium().context.database
  // As a name that led outside when it was given, and leads elsewhere now.
  await db
    .updateTable('webhook_endpoints')
    .set({ url: 'https://169.254.169.254/latest' })
    .where('id', '=', hook.id)
    .execute()
  await askForSupport(marta, ines, 100)
  await podium().settled()
  const [logged] = await hook.log()
  assert.deepEqual([logged?.state, logged?.error, logged?.status], ['WAITING', 'ADDRESS', null])
})

test('a handler without Podium’s own machine in reach sends nothing to it', async () => {
  const { createSendWebhook } = await import('../../src/features/webhooks/index.ts')
  const { ines, marta, hook } = await pair()
  await ines.call(changeWebhook, {
    ...at(hook),
    body: { url: receiver.origin + hook.path, events: [...webhookTypes], active: false },
  })
  await askForSupport(marta, ines, 100)
  await podium().settled()
  const { database, inTransaction, log } = podium().context
  const { db } = database
  await db.updateTable('webhook_endpoints').set({ state: 'ON' }).where('id', '=', hook.id).execute()
  const send = createSendWebhook({ secret: testSecret, localToo: false })
  const [deliver] = webhookHandlers({ db, inTransaction, send, log })
  await (deliver!.run as (data: object) => Promise<void>)({})
  const [logged] = await hook.log()
  assert.equal(logged?.error, 'ADDRESS')
  assert.deepEqual(receiver.at(hook.path), [])
})

test('what is told while the test clock is ahead is signed by the real time, as receivers know it', async () => {
  const { ines, marta, hook } = await pair()
  await podium().goAhead(30)
  await signIn(marta)
  await askForSupport(marta, ines, 100)
  const [came] = await hook.arrived(1)
  assert.ok(came && isGenuine(came, hook.secret, begun))
})
