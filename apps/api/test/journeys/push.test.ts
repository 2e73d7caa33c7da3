import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, afterEach, test } from 'node:test'
import { logout } from '@podium/contract/identity'
import { getNotificationSettings, putNotificationSettings } from '@podium/contract/notifications'
import { getPushKey, subscribePush, unsubscribePush } from '@podium/contract/push'
import {
  changePassword,
  closeAccount,
  downloadExport,
  endOneSession,
  endOtherSessions,
  listSessions,
  requestExport,
} from '@podium/contract/settings'
import { sendMessage } from '@podium/contract/messages'
import { rejectSupport } from '@podium/contract/support'
import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { notificationPhrases } from '@podium/phrases/notifications'
import { buildApp } from '../../src/app.ts'
import { mailsByKind } from '../../src/features/notifications/mails.ts'
import { notifyAll } from '../../src/features/notifications/index.ts'
import { newsOf, notifyBatch } from '../../src/features/notifications/notify-batch.ts'
import { pushKeysOf } from '../../src/features/push/index.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { castPassword, signIn } from '../cast.ts'
import { type FakeDevice, startPushService } from '../fakes/push-service.ts'
import { restoreClock, testSecret, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { countAllStatements } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { unzip } from '../unzip.ts'
import { waitFor } from '../wait.ts'

const service = await startPushService()
after(() => service.close())
afterEach(restoreClock)
const podium = usePodium({ localEndpoints: true })

const t = notificationPhrases

/** Switches the device of somebody's session on, as the settings do. */
async function subscribe(person: Person): Promise<FakeDevice> {
  const { key } = await person.call(getPushKey)
  const device = service.subscribe(key)
  await person.call(subscribePush, { body: device.subscription })
  return device
}

const isSubscribed = async (person: Person) => (await person.call(getPushKey)).subscribed

let written = 0
/** Somebody writes to a person, who hears of it. */
async function tell(person: Person): Promise<void> {
  written += 1
  const writer = await signedInMember(podium(), 'FAN', { name: `Escritora${written}` })
  await writer.call(sendMessage, { body: { userId: person.id, message: 'Olá' } })
}

const arrived = (device: FakeDevice, count = 1) =>
  waitFor(() => device.received.length >= count, 'nothing came to the device')

const rows = async () => {
  const { db } = podium().context.database
  return db.selectFrom('push_devices').selectAll().execute()
}
const rowOf = async ({ subscription: { endpoint } }: FakeDevice) =>
  (await rows()).find((row) => row.endpoint === endpoint)

test('a device hears what the bell says, in its reader’s language, so that it alone can read it', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', language: 'pt' })
  const marta = await signedInMember(podium(), 'FAN', {
    name: 'Marta',
    credits: 300,
    language: 'en',
  })
  const [phone, laptop] = [await subscribe(ines), await subscribe(marta)]
  const { id } = await askForSupport(marta, ines, 100)
  await arrived(phone)
  const [{ message, headers, size }] = phone.received as [(typeof phone.received)[0]]
  const who = 'Marta Duarte'
  assert.deepEqual(message, {
    title: notificationChoicesPhrases.pt.topics.support,
    text: t.pt.texts.supportRequested(who, { credits: 100 }),
    path: `/profile/athlete/support/${id}`,
    tag: `supportRequested:/profile/athlete/support/${id}`,
    lang: 'pt-PT',
  })
  assert.equal(headers['content-encoding'], 'aes128gcm')
  assert.ok(size < 1000, String(size))
  await ines.call(rejectSupport, { params: { id } })
  await arrived(laptop)
  assert.equal(laptop.received[0]?.message.text, t.en.texts.supportRejected('Inês Duarte', {}))
  assert.equal(laptop.received[0]?.message.lang, 'en-GB')
  assert.equal(phone.received.length, 1)
})

test('nothing is pushed that nobody asked for: neither without a device, nor of a kind switched off', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const before = (await rows()).length
  await tell(ines)
  assert.equal((await rows()).length, before)
  const device = await subscribe(ines)
  const choose = (choice: { push?: boolean; bell?: boolean }) =>
    ines.call(putNotificationSettings, { body: { settings: [{ kind: 'message', ...choice }] } })
  await choose({ push: false })
  await tell(ines)
  await podium().settled()
  assert.equal(device.asked, 0)
  // Each way by itself: where the bell is off, a device may be told all the same.
  await choose({ push: true, bell: false })
  await tell(ines)
  await arrived(device)
})

test('what is mailed unasked is pushed unasked, once a device is switched on; the rest when chosen', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const settings = await marta.call(getNotificationSettings)
  const pushed = (kind: string) => settings.find((one) => one.kind === kind)?.push
  assert.deepEqual(
    ['supportAccepted', 'newDevice', 'followedAchievement', 'reportAnswered'].map(pushed),
    [true, true, false, false],
  )
})

test('a device is told until its session ends, in whichever way that happens', async () => {
  const ends: Record<string, (person: Person, other: Person) => Promise<unknown>> = {
    switched: (person) => person.call(unsubscribePush),
    'signed out': (person) => person.call(logout),
    'ended from elsewhere': async (person, other) => {
      const sessions = await other.call(listSessions)
      const [mine] = sessions.filter(({ current }) => !current)
      await other.call(endOneSession, { params: { id: mine!.id } })
    },
    'all others ended': (_person, other) => other.call(endOtherSessions),
    'password changed': (person, other) => {
      const body = { password: castPassword, newPassword: 'Outra!Pista2026' }
      return other.call(changePassword, { body })
    },
    'account closed': (_person, other) =>
      other.call(closeAccount, { body: { password: castPassword } }),
  }
  for (const [way, end] of Object.entries(ends)) {
    const person = await signedInMember(podium(), 'FAN')
    const device = await subscribe(person)
    assert.ok(await isSubscribed(person))
    const other = person.twin()
    await signIn(other)
    await end(person, other)
    assert.equal(await rowOf(device), undefined, way)
  }
})

test('changing the password keeps the device on which it is changed', async () => {
  const person = await signedInMember(podium(), 'FAN')
  const device = await subscribe(person)
  await person.call(changePassword, {
    body: { password: castPassword, newPassword: 'Outra!Pista2026' },
  })
  assert.ok(await rowOf(device))
})

test('a session that ran out by itself is told no more, and its device is forgotten in the night', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const device = await subscribe(ines)
  const elsewhere = ines.twin()
  await signIn(elsewhere)
  const other = await subscribe(elsewhere)
  await podium().settled()
  const { db } = podium().context.database
  const { session_id } = (await rowOf(device))!
  const over = { expires_at: new Date(Date.now() - 1000) }
  await db.updateTable('sessions').set(over).where('id', '=', session_id).execute()
  const { asked } = device
  const before = other.received.length
  await tell(ines)
  await arrived(other, before + 1)
  assert.equal(device.asked, asked)
  await runJob(podium(), 'forget-push-devices')
  assert.equal(await rowOf(device), undefined)
  assert.ok(await rowOf(other))
})

test('a subscription belongs to one account: who signs in on the device and switches it on takes it over', async () => {
  const [ines, marta] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  const device = await subscribe(ines)
  await marta.call(subscribePush, { body: device.subscription })
  assert.deepEqual([await isSubscribed(ines), await isSubscribed(marta)], [false, true])
  await tell(ines)
  await podium().settled()
  assert.equal(device.asked, 0)
  await tell(marta)
  await arrived(device)
})

test('what waited to be pushed to one account is not told to the next one of its browser', async () => {
  const [ines, marta] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  const device = await subscribe(ines)
  const before = await rowOf(device)
  await marta.call(subscribePush, { body: device.subscription })
  const next = await rowOf(device)
  assert.notEqual(next?.id, before?.id)
})

test('a browser has one subscription, and a person so many devices that the oldest goes', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const [first, second] = [await subscribe(marta), await subscribe(marta)]
  assert.deepEqual([await rowOf(first), (await rowOf(second))?.user_id], [undefined, marta.id])
  for (let count = 0; count < 10; count++) {
    const elsewhere = marta.twin()
    await signIn(elsewhere)
    await subscribe(elsewhere)
  }
  assert.equal(await isSubscribed(marta), false)
  assert.equal((await rows()).filter(({ user_id }) => user_id === marta.id).length, 10)
})

test('two subscriptions of one browser at once leave one', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const { key } = await marta.call(getPushKey)
  const devices = Array.from({ length: 6 }, () => service.subscribe(key))
  await Promise.all(
    devices.map(({ subscription }) => marta.call(subscribePush, { body: subscription })),
  )
  assert.equal((await rows()).filter(({ user_id }) => user_id === marta.id).length, 1)
})

test('a device that is gone is forgotten, and nobody else hears less for it', async () => {
  for (const status of [404, 410]) {
    const ines = await signedInMember(podium(), 'ATHLETE')
    const gone = await subscribe(ines)
    const elsewhere = ines.twin()
    await signIn(elsewhere)
    const well = await subscribe(elsewhere)
    gone.answer = status
    await tell(ines)
    await arrived(well)
    await podium().settled()
    assert.equal(await rowOf(gone), undefined)
    assert.ok(await rowOf(well))
  }
})

for (const trouble of [429, 500, 503, 403, 'nothing'] as const) {
  test(`a push service that answers ${trouble} is tried again, and each message shown once`, async () => {
    const ines = await signedInMember(podium(), 'ATHLETE')
    const device = await subscribe(ines)
    device.answer = trouble
    await tell(ines)
    await waitFor(async () => (await rowOf(device))?.failing_since, 'its trouble is not noted')
    device.answer = 201
    await arrived(device)
    await podium().settled()
    assert.equal(device.received.length, 1)
    assert.equal((await rowOf(device))?.failing_since, null)
  })
}

test('a late push service is waited for, and keeps nobody else waiting', async () => {
  const [ines, rui] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const [slow, quick] = [await subscribe(ines), await subscribe(rui)]
  slow.answer = { late: 1500 }
  const about = {
    kind: 'athleteUpdate',
    mail: mailsByKind.athleteUpdate,
    ...newsOf(ines.id, 'update'),
  } as const
  await podium().context.inTransaction((tx) => notifyBatch(tx, [ines.id, rui.id], about))
  await arrived(quick)
  assert.equal(slow.received.length, 0)
  await arrived(slow)
})

test('one that takes nothing for a week is forgotten, and what is an hour old is not tried any more', async () => {
  const { db } = podium().context.database
  const again = podium().context.jobHandlers.find(({ job }) => job.name === 'push-again')!
  const run = again.run as (data: object) => Promise<void>
  const ines = await signedInMember(podium(), 'ATHLETE')
  const device = await subscribe(ines)
  device.answer = 503
  const { id } = (await rowOf(device))!
  const message = { title: '', text: '', path: '/', tag: 'x', lang: 'pt-PT' }
  const data = { device: id, message, until: new Date(Date.now() + 60_000).toISOString() }
  const since = (days: number) =>
    db
      .updateTable('push_devices')
      .set({ failing_since: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute()
  await since(6)
  await assert.rejects(run(data), /503/)
  travel({ seconds: 3600 })
  const { asked } = device
  await run(data)
  assert.equal(device.asked, asked)
  restoreClock()
  await since(8)
  await run(data)
  assert.equal(await rowOf(device), undefined)
})

test('a locked screen says no name of who is protected', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const marta = await signedInMember(podium(), 'FAN')
  const device = await subscribe(marta)
  const { db } = podium().context.database
  const protect = (is: boolean) =>
    db.updateTable('users').set({ protected: is }).where('id', '=', ines.id).execute()
  const about = {
    kind: 'athleteUpdate',
    mail: mailsByKind.athleteUpdate,
    ...newsOf(ines.id, 'update'),
  } as const
  const update = () => podium().context.inTransaction((tx) => notifyBatch(tx, [marta.id], about))
  await update()
  await arrived(device)
  await protect(true)
  await update()
  await arrived(device, 2)
  await protect(false)
  const texts = device.received.map(({ message }) => message.text)
  assert.deepEqual(texts, [
    t.pt.texts.athleteUpdate('Inês Duarte', {}),
    t.pt.texts.athleteUpdate(t.pt.somebody, {}),
  ])
})

test('people are pushed to in as many statements, however many they are', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const readers: number[] = []
  const devices: FakeDevice[] = []
  for (let n = 0; n < 6; n++) {
    const reader = await signedInMember(podium(), 'FAN')
    readers.push(reader.id)
    devices.push(await subscribe(reader))
  }
  const about = {
    kind: 'athleteUpdate',
    mail: mailsByKind.athleteUpdate,
    ...newsOf(ines.id, 'update'),
  } as const
  const telling = (people: number[]) =>
    countAllStatements(() => podium().context.inTransaction((tx) => notifyBatch(tx, people, about)))
  const few = await telling(readers.slice(0, 2))
  await podium().settled()
  assert.equal(await telling(readers), few)
  await podium().settled()
  assert.deepEqual(
    devices.map(({ received }) => received.length),
    [2, 2, 1, 1, 1, 1],
  )
})

test('a long text is cut between two characters, never within one', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const phone = await subscribe(marta)
  for (const [at, before] of ['', 'x'].entries()) {
    const facts = { title: `${before}${'🏅'.repeat(150)}` }
    const about = { kind: 'goalReached', actorId: null, facts, link: '/', thread: null } as const
    await podium().context.inTransaction((tx) => notifyAll(tx, [marta.id], about))
    await arrived(phone, at + 1)
  }
  for (const { message } of phone.received) {
    assert.ok(message.text.isWellFormed() && message.text.endsWith('🏅…'), message.text)
    assert.ok(message.text.length <= 241)
  }
})

test('only a subscription that can be sent to is taken', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const { subscription } = service.subscribe((await marta.call(getPushKey)).key)
  const { endpoint, keys } = subscription
  const notOnCurve = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url')
  for (const [path, body] of [
    ['endpoint', { keys }],
    ['endpoint', { endpoint: 'push', keys }],
    ['endpoint', { endpoint: 'ftp://push.example/1', keys }],
    ['endpoint', { endpoint: `${endpoint}${'x'.repeat(1000)}`, keys }],
    ['keys', { endpoint }],
    ['keys.p256dh', { endpoint, keys: { ...keys, p256dh: 'AAAA' } }],
    ['keys.p256dh', { endpoint, keys: { ...keys, p256dh: notOnCurve } }],
    ['keys.auth', { endpoint, keys: { ...keys, auth: randomBytes(8).toString('base64url') } }],
  ] as const) {
    const answer = await marta.send({ method: 'POST', url: '/api/users/me/push', body })
    assert.equal(answer.statusCode, 400, JSON.stringify(body))
    assert.ok(answer.json().fields[path], answer.body)
  }
  assert.equal(await isSubscribed(marta), false)
})

test('an address in our own network is refused, and never called', async () => {
  const config = { ...podium().context.config, localEndpoints: false }
  const strict = await buildApp({ ...podium().context, config })
  const marta = await signedInMember(podium(), 'FAN')
  marta.moveTo(strict)
  const { keys } = service.subscribe('').subscription
  for (const endpoint of [
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://10.0.0.1/1',
    'https://169.254.169.254/latest',
    'https://0x7f.1/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://podium.localhost/1',
    'https://database/1',
    'https://user:word@push.example/1',
  ]) {
    await marta.violates(['endpoint', 'Pattern'], subscribePush, { body: { endpoint, keys } })
  }
  await marta.call(subscribePush, { body: { endpoint: 'https://push.example/1', keys } })
  await marta.call(unsubscribePush)
  await strict.close()
})

test('nobody switches a device on for whom they act for', async () => {
  const [ines, carlos] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'MANAGER'),
  ]
  await letAct(podium(), carlos, ines)
  const acting = actingFor(carlos, ines)
  const body = service.subscribe('').subscription
  await acting.refused('scopeMissing', subscribePush, { body })
  await acting.refused('scopeMissing', unsubscribePush)
  await acting.refused('scopeMissing', getPushKey)
})

test('what one takes along names one’s devices, and nothing by which one could send to them', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const device = await subscribe(marta)
  await marta.call(requestExport)
  const secret = await podium().tokenMailedTo(marta.email, '/export')
  const answer = await marta.raw(downloadExport, { params: { secret } })
  const files = unzip(answer.rawPayload)
  const text = String(files['push.json'])
  const [{ service: host }] = JSON.parse(text) as [{ service: string }]
  assert.equal(host, new URL(service.origin).host)
  const { endpoint, keys } = device.subscription
  for (const hidden of [new URL(endpoint).pathname, keys.auth, keys.p256dh]) {
    assert.ok(!text.includes(hidden))
  }
})

test('servers that share their secret have the same keys, others have not', () => {
  const keys = pushKeysOf(testSecret)
  assert.deepEqual(keys, pushKeysOf(testSecret))
  assert.equal(Buffer.from(keys.publicKey, 'base64url').length, 65)
  assert.equal(Buffer.from(keys.privateKey, 'base64url').length, 32)
  assert.notEqual(pushKeysOf(`${testSecret}.`).publicKey, keys.publicKey)
})
