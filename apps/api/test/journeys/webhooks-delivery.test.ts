import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import { getWebhook, replayDelivery } from '@podium/contract/webhooks'
import { sql } from 'kysely'
import { setClock } from '../../src/platform/clock.ts'
import { runJob } from '../buying.ts'
import { signIn } from '../cast.ts'
import { isGenuine, startWebhookReceiver } from '../fakes/webhook-receiver.ts'
import { travel, usePodium } from '../harness.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { waitFor } from '../wait.ts'
import { stillClock } from '../still-clock.ts'
import { believes, deliverNow, fillQueue, listen, pair } from '../webhooks.ts'

const receiver = await startWebhookReceiver()
after(() => receiver.close())
const podium = usePodium({ localEndpoints: true })
const { begun, standAt, later } = stillClock(() => deliverNow(podium()))

const hour = 3600
const day = 24 * hour

const at = ({ id }: { id: number }) => ({ params: { id } })
const typesOf = (received: { event: { type: string } }[]) => received.map(({ event }) => event.type)

test('what happens arrives signed, in a body of id, type, moment and data, and is in the log', async () => {
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, hook } = await pair(podium(), receiver)
  const { db } = podium().context.database
  await fillQueue(podium(), ines.id, hook.id, { subjects: 20, each: 10 })
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

test('one that fails every third time gets everything, in order', async () => {
  const { ines, hook } = await pair(podium(), receiver)
  await fillQueue(podium(), ines.id, hook.id, { subjects: 10, each: 6 })
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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

test('the worker wakes by itself when the next try is due', async () => {
  const { ines, marta, hook } = await pair(podium(), receiver)
  receiver.answer(hook.path, 500)
  await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  receiver.answer(hook.path, 200)
  await later(29)
  assert.equal(receiver.at(hook.path).length, 1)
  // Time goes on, and nobody runs anything.
  travel(new Date(begun() + 29_000))
  await hook.arrived(2)
})

test('what is told while the test clock is ahead is signed by the real time, as receivers know it', async () => {
  const { ines, marta, hook } = await pair(podium(), receiver)
  await podium().goAhead(30)
  await signIn(marta)
  await askForSupport(marta, ines, 100)
  const [came] = await hook.arrived(1)
  assert.ok(came && isGenuine(came, hook.secret, begun()))
})
