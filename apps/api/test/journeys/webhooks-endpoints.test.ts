import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listNotifications } from '@podium/contract/notifications'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import type { Input } from '@podium/contract/route'
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
import { runJob } from '../buying.ts'
import { signIn } from '../cast.ts'
import { startWebhookReceiver } from '../fakes/webhook-receiver.ts'
import { testSecret, usePodium } from '../harness.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { stillClock } from '../still-clock.ts'
import { believes, deliverNow, fillQueue, pair } from '../webhooks.ts'

const receiver = await startWebhookReceiver()
after(() => receiver.close())
const podium = usePodium({ localEndpoints: true })
const { standAt, later } = stillClock(() => deliverNow(podium()))

const hour = 3600
const day = 24 * hour

const at = ({ id }: { id: number }) => ({ params: { id } })
const typesOf = (received: { event: { type: string } }[]) => received.map(({ event }) => event.type)

test('410 ends an endpoint: what waits is given up, its owner is told, and can begin anew', async () => {
  const { ines, marta, hook } = await pair(podium(), receiver)
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

/** An endpoint that has taken nothing for six days. */
async function failingPair() {
  const { ines, marta, hook } = await pair(podium(), receiver)
  receiver.answer(hook.path, 500)
  await askForSupport(marta, ines, 50)
  await hook.arrived(1)
  await podium().settled()
  await later(6 * day, ines)
  return { ines, hook }
}

test('one that takes nothing for a week is paused, and its owner told at the bell and by mail', async () => {
  const { ines, hook } = await failingPair()
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

test('another address is not paused for what the one before it failed to take', async () => {
  const { ines, hook } = await failingPair()
  const read = () => ines.call(getWebhook, at(hook))
  assert.ok((await read()).failingSince)
  const moved = `${hook.path}-moved`
  receiver.answer(moved, 500)
  const body = { url: receiver.origin + moved, events: [...webhookTypes] }
  assert.equal((await ines.call(changeWebhook, { ...at(hook), body })).failingSince, null)
  await later(7 * day + hour, ines)
  const rui = await signedInMember(podium(), 'FAN', { credits: 500 })
  await askForSupport(rui, ines, 50)
  await later(7 * day + 2 * hour, ines)
  assert.ok(receiver.at(moved).length > 0)
  assert.equal((await read()).state, 'ON')
})

test('a change of one thing undoes nothing of what another window changed meanwhile', async () => {
  const { ines, hook } = await pair(podium(), receiver)
  const url = `${receiver.origin}${hook.path}-moved`
  const change = (body: Partial<Input<typeof changeWebhook>['body']>) =>
    ines.call(changeWebhook, { ...at(hook), body })
  await change({ url, active: null })
  await change({ active: false })
  await change({ events: ['order.placed'], active: null })
  assert.ok((await change({ active: null, newSecret: true })).secret)
  const { url: kept, events, state } = await ines.call(getWebhook, at(hook))
  assert.deepEqual([kept, events, state], [url, ['order.placed'], 'PAUSED'])
})

test('what waits two days at a paused endpoint is given up, in the log, and can be sent again', async () => {
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, hook } = await pair(podium(), receiver)
  receiver.answer(hook.path, 404)
  const sent = await ines.call(testWebhook, at(hook))
  assert.deepEqual([sent.type, sent.state], ['ping', 'WAITING'])
  await podium().settled()
  const [logged] = await hook.log()
  assert.deepEqual([logged?.state, logged?.status, logged?.attempts], ['FAILED', 404, 1])
  assert.equal((await ines.call(getWebhook, at(hook))).failingSince, null)
})

test('a replay pressed twice sends once while the first waits, and what is tried later is tried now', async () => {
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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

test('the log forgets what is a month old, and what is beyond a thousand of an endpoint', async () => {
  const { ines, marta, hook } = await pair(podium(), receiver)
  const asked = await askForSupport(marta, ines, 100)
  await hook.arrived(1)
  await podium().settled()
  await later(20 * day, ines)
  await ines.call(acceptSupport, at(asked)).catch(() => undefined)
  await fillQueue(podium(), ines.id, hook.id, { subjects: 1, each: 1 })
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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
  const { ines, marta, hook } = await pair(podium(), receiver)
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
