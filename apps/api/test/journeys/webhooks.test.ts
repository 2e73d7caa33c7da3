import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { decide } from '@podium/contract/decisions'
import { follow } from '@podium/contract/follows'
import { login } from '@podium/contract/identity'
import { webhookLimits } from '@podium/contract/limits'
import { block } from '@podium/contract/messages'
import { confirmOrder, getOrder, shipOrder } from '@podium/contract/orders'
import { putVisibility } from '@podium/contract/profiles'
import { listNotifications } from '@podium/contract/notifications'
import { changePassword, closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  cancelSupport,
  getSupport,
  rejectSupport,
  requestSupport,
} from '@podium/contract/support'
import { countAudience, listUpdates, publishUpdate } from '@podium/contract/updates'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  testWebhook,
  webhookTypes,
} from '@podium/contract/webhooks'
import { createFileKeys } from '../../src/features/files/index.ts'
import { findAccount, setPassword } from '../../src/features/identity/index.ts'
import { actOnOrder } from '../../src/features/orders/index.ts'
import { protectionBegan } from '../../src/features/profiles/events.ts'
import { addUpdate } from '../../src/features/season/index.ts'
import { webhooksExport } from '../../src/features/webhooks/index.ts'
import { createEndpoint } from '../../src/features/webhooks/keep-endpoints.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { castPassword, openAdmin, signIn } from '../cast.ts'
import { startWebhookReceiver } from '../fakes/webhook-receiver.ts'
import { restoreClock, testSecret, travel, usePodium } from '../harness.ts'
import { asViewer, type Person } from '../person.ts'
import { offerProduct, openBuyer, openSponsor, order } from '../shop.ts'
import { askForSupport, giveCredits, signedInMember, supportRequest } from '../supporting.ts'
import { waitUntilHeldUp } from '../wait.ts'
import { deliverNow, listen } from '../webhooks.ts'

const receiver = await startWebhookReceiver()
after(() => receiver.close())
afterEach(restoreClock)
const podium = usePodium({ localEndpoints: true })

const at = ({ id }: { id: number }) => ({ params: { id } })
const to = ({ id: userId }: { id: number }) => ({ params: { userId } })
const typesOf = (received: { event: { type: string } }[]) => received.map(({ event }) => event.type)
const events = [...webhookTypes]

/** What is known of a session is kept for a moment. */
const sessionsAreReadAgain = () => new Promise((done) => setTimeout(done, 1100))

async function pair() {
  return {
    ines: await signedInMember(podium(), 'ATHLETE', { name: 'Inês' }),
    marta: await signedInMember(podium(), 'FAN', { name: 'Marta', credits: 1000 }),
  }
}

test('both sides of a support are told each step, with what each of them reads', async () => {
  const { ines, marta } = await pair()
  const [hers, other] = [await listen(ines, receiver), await listen(marta, receiver)]
  const { id } = await askForSupport(marta, ines, 100)
  const asked = await Promise.all([ines, marta].map((who) => who.call(getSupport, at({ id }))))
  await ines.call(acceptSupport, at({ id }))
  await marta.call(cancelSupport, { ...at({ id }), query: { status: 'ACTIVE' } })
  const steps = ['support.requested', 'support.accepted', 'support.ended']
  const [told, toldOther] = [await hers.arrived(3), await other.arrived(3)]
  assert.deepEqual([typesOf(told), typesOf(toldOther)], [steps, steps])
  // What a side reads when they ask, abilities and all.
  assert.deepEqual([told[0]?.event.data, toldOther[0]?.event.data], asked)
  assert.deepEqual(
    told.map(({ event }) => event.data.status),
    ['PENDING', 'ACTIVE', 'CANCELLED'],
  )
  // Each has events of their own: an id says nothing of another's.
  assert.notEqual(told[0]?.event.id, toldOther[0]?.event.id)
})

test('a request that comes to nothing ends too: rejected, taken back, or not answered', async () => {
  const { ines, marta } = await pair()
  const hook = await listen(ines, receiver, ['support.ended'])
  const one = await askForSupport(marta, ines, 50)
  await ines.call(rejectSupport, at(one))
  const two = await askForSupport(marta, ines, 50)
  await marta.call(cancelSupport, { ...at(two), query: { status: 'PENDING' } })
  const three = await askForSupport(marta, ines, 50)
  travel({ seconds: 40 * 24 * 3600 })
  await runJob(podium(), 'expire-supports')
  await deliverNow(podium())
  assert.deepEqual(
    receiver.at(hook.path).map(({ event: { data } }) => [data.id, data.status]),
    [
      [one.id, 'REJECTED'],
      [two.id, 'CANCELLED'],
      [three.id, 'EXPIRED'],
    ],
  )
})

test('a support that goes on in another one is over, as both sides are told', async () => {
  const { ines, marta } = await pair()
  const first = await askForSupport(marta, ines, 100)
  await ines.call(acceptSupport, at(first))
  const second = await askForSupport(marta, ines, 50)
  const hooks = [await listen(ines, receiver), await listen(marta, receiver)]
  await ines.call(acceptSupport, at(second))
  await deliverNow(podium())
  for (const { path } of hooks) {
    assert.deepEqual(
      receiver
        .at(path)
        .map(({ event: { type, data } }) => [type, data.id, data.status, data.endReason])
        .toSorted(),
      [
        ['support.accepted', second.id, 'ACTIVE', null],
        ['support.ended', first.id, 'CLOSED', 'EXTENDED'],
      ],
    )
  }
})

test('an order is told when it is placed, shipped and over, to buyer and seller', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium(), 500)
  const product = await offerProduct(helena)
  const [hers, other] = [await listen(helena, receiver), await listen(marta, receiver)]
  const { id } = await order(marta, product)
  await helena.call(shipOrder, { ...at({ id }), body: { trackingNote: 'CTT' } })
  const read = await marta.call(getOrder, at({ id }))
  await marta.call(confirmOrder, at({ id }))
  const steps = ['order.placed', 'order.shipped', 'order.ended']
  const [told, toldOther] = [await hers.arrived(3), await other.arrived(3)]
  assert.deepEqual([typesOf(told), typesOf(toldOther)], [steps, steps])
  // But for the keys that open a picture in the browser.
  const withoutKeys: unknown = JSON.parse(JSON.stringify(read).replaceAll(/\?k=[^"]+/g, ''))
  assert.deepEqual(toldOther[1]?.event.data, withoutKeys)
  assert.deepEqual(
    told.map(({ event: { data } }) => [data.side, data.status]),
    [
      ['seller', 'PLACED'],
      ['seller', 'SHIPPED'],
      ['seller', 'CONFIRMED'],
    ],
  )
  assert.doesNotMatch(told.map(({ body }) => body).join(), /\?k=/)
})

test('an update is told to its athlete and to whom it is told, and to nobody else', async () => {
  const { ines, marta } = await pair()
  const rui = await signedInMember(podium(), 'FAN', { name: 'Rui', credits: 500 })
  const blocked = await signedInMember(podium(), 'FAN', { name: 'Bloqueado' })
  const stranger = await signedInMember(podium(), 'FAN', { name: 'Estranho' })
  for (const fan of [marta, blocked]) await fan.call(follow, to(ines))
  const asked = await askForSupport(rui, ines, 100)
  await ines.call(acceptSupport, at(asked))
  await ines.call(block, to(blocked))
  const hooks = new Map<Person, Awaited<ReturnType<typeof listen>>>()
  for (const person of [ines, marta, rui, blocked, stranger]) {
    hooks.set(person, await listen(person, receiver, ['update.published']))
  }
  const tell = async (audience: 'EVERYBODY' | 'SUPPORTERS') => {
    const { count: counted } = await ines.call(countAudience, { query: { audience } })
    return ines.call(publishUpdate, {
      body: { text: `Para ${audience}`, mediaIds: [], audience, counted },
    })
  }
  await tell('SUPPORTERS')
  await tell('EVERYBODY')
  await podium().settled()
  const told = (person: Person) =>
    receiver.at(hooks.get(person)!.path).map(({ event: { data } }) => data.text)
  const [first, second] = ['Para SUPPORTERS', 'Para EVERYBODY']
  assert.deepEqual([ines, marta, rui, blocked, stranger].map(told), [
    [first, second],
    [second],
    [first, second],
    [],
    [],
  ])
  const data = (person: Person) => receiver.at(hooks.get(person)!.path).at(-1)?.event.data
  assert.deepEqual(data(rui), (await rui.call(listUpdates, at(ines)))[0])
  // How many were told is the athlete's to know.
  assert.deepEqual([data(rui)?.told, data(ines)?.told], [null, 2])
})

test('a private support is told to its two sides alone', async () => {
  const { ines, marta } = await pair()
  const rui = await signedInMember(podium(), 'FAN', { name: 'Rui' })
  await rui.call(follow, to(ines))
  const [hers, his] = [await listen(ines, receiver), await listen(rui, receiver)]
  const asked = await askForSupport(marta, ines, 100, true)
  await ines.call(acceptSupport, at(asked))
  await hers.arrived(2)
  await podium().settled()
  assert.deepEqual(receiver.at(his.path), [])
})

test('only what was asked for is told, to each endpoint, and nothing once it is deleted', async () => {
  const { ines, marta } = await pair()
  const some = await listen(ines, receiver, ['support.accepted', 'order.placed'])
  const all = await listen(ines, receiver)
  const asked = await askForSupport(marta, ines, 100)
  await ines.call(acceptSupport, at(asked))
  await all.arrived(2)
  assert.deepEqual(typesOf(await some.arrived(1)), ['support.accepted'])
  // Two endpoints of one person hear of the same event.
  assert.equal(receiver.at(some.path)[0]?.event.id, receiver.at(all.path)[1]?.event.id)
  await ines.call(deleteWebhook, at(all))
  await marta.call(cancelSupport, { ...at(asked), query: { status: 'ACTIVE' } })
  await podium().settled()
  assert.equal(receiver.at(all.path).length, 2)
  await ines.refused('entityDoesNotExist', getWebhook, at(all))
  await ines.refused('entityDoesNotExist', deleteWebhook, at(all))
})

test('the secret is told once, by making or replacing it, and stands nowhere else', async () => {
  const { ines, marta } = await pair()
  const hook = await listen(ines, receiver)
  assert.match(hook.secret, /^whsec_[\w-]{43}$/)
  await askForSupport(marta, ines, 50)
  await hook.arrived(1)
  const exported = await webhooksExport.collect(podium().context.database.db, ines.id)
  const rest = [
    await ines.call(listWebhooks),
    await ines.call(getWebhook, at(hook)),
    await ines.call(listDeliveries, at(hook)),
    await ines.call(changeWebhook, {
      ...at(hook),
      body: { url: receiver.origin + hook.path, events },
    }),
    exported,
    await podium().context.database.db.selectFrom('webhook_endpoints').selectAll().execute(),
  ]
  assert.doesNotMatch(JSON.stringify(rest), new RegExp(hook.secret.slice(6)))
  assert.match(JSON.stringify(exported), new RegExp(hook.path))
})

test('an address that is not public https is a Pattern on url, however it is written', async () => {
  const { ines } = await pair()
  for (const url of [
    'http://hook.example/',
    'https://10.0.0.1/',
    'https://0x0a000001/',
    'https://[::ffff:10.0.0.1]/',
    'https://hook.example:22/',
    'https://me:secret@hook.example/',
    'https://intranet/',
    'ftp://hook.example/',
    'javascript:alert(1)',
    'hook',
  ]) {
    await ines.violates(['url', 'Pattern'], createWebhook, { body: { url, events } })
  }
  const url = `https://hook.example/${'x'.repeat(webhookLimits.url)}`
  await ines.violates(['url', 'Size'], createWebhook, { body: { url, events } })
  await ines.violates(['url', 'NotBlank'], createWebhook, { body: { url: '', events } })
  const fine = { url: 'https://hook.example/', events: [] as string[] }
  await ines.violates(['events', 'NotEmpty'], createWebhook, { body: fine })
  const unknown = { ...fine, events: ['support.dreamt'] }
  await ines.violates(['events.0', 'Pattern'], createWebhook, { body: unknown })
  const { id, url: kept } = await ines.call(createWebhook, {
    body: {
      url: 'https://Hook.Example/Way?a=1#part',
      events: ['order.ended', 'order.ended'] as never,
    },
  })
  assert.equal(kept, 'https://hook.example/Way?a=1')
  const body = { url: 'https://127.0.0.2:9/', events }
  // On one's own machine, as this Podium runs, that is allowed; another network never is.
  await ines.call(changeWebhook, { ...at({ id }), body })
  const inside = { url: 'https://192.168.0.1/', events }
  await ines.violates(['url', 'Pattern'], changeWebhook, { ...at({ id }), body: inside })
})

test('there are ten endpoints of one person, also where two are added at once', async () => {
  const { ines } = await pair()
  const add = () => ines.raw(createWebhook, { body: { url: 'https://hook.example/', events } })
  for (let count = 1; count < webhookLimits.endpoints; count++) await add()
  const answers = await Promise.all([add(), add(), add()])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 400, 400])
  assert.equal((await ines.call(listWebhooks)).length, webhookLimits.endpoints)
})

test('an endpoint is its owner’s alone', async () => {
  const { ines, marta } = await pair()
  const hook = await listen(ines, receiver)
  await askForSupport(marta, ines, 50)
  await hook.arrived(1)
  const [{ id } = assert.fail()] = await hook.log()
  const body = { url: 'https://hook.example/', events }
  await marta.refused('entityDoesNotExist', getWebhook, at(hook))
  await marta.refused('entityDoesNotExist', changeWebhook, { ...at(hook), body })
  await marta.refused('entityDoesNotExist', deleteWebhook, at(hook))
  await marta.refused('entityDoesNotExist', listDeliveries, at(hook))
  await marta.refused('entityDoesNotExist', testWebhook, at(hook))
  await marta.refused('entityDoesNotExist', replayDelivery, at({ id }))
  const ana = await openAdmin(podium())
  await ana.refused('forbidden', listWebhooks)
})

test('nobody has webhooks for another: not a delegate with every scope', async () => {
  const { ines, marta } = await pair()
  await letAct(podium(), marta, ines)
  const acting = actingFor(marta, ines)
  await acting.refused('scopeMissing', listWebhooks)
  await acting.refused('scopeMissing', createWebhook, {
    body: { url: 'https://hook.example/', events },
  })
})

test('adding and changing one asks for the password again once it was given long ago', async () => {
  const { ines } = await pair()
  const hook = await listen(ines, receiver)
  await podium()
    .context.database.db.updateTable('sessions')
    .set({ proven_at: new Date(Date.now() - 3600_000) })
    .where('user_id', '=', ines.id)
    .execute()
  await sessionsAreReadAgain()
  const body = { url: 'https://hook.example/', events }
  await ines.refused('passwordNeeded', createWebhook, { body })
  await ines.refused('passwordNeeded', changeWebhook, { ...at(hook), body })
})

test('who is protected has none, and who turns out to be loses what they had', async () => {
  const { ines, marta } = await pair()
  const hook = await listen(ines, receiver)
  await askForSupport(marta, ines, 50)
  await hook.arrived(1)
  const { db } = podium().context.database
  await db.updateTable('users').set({ protected: true }).where('id', '=', ines.id).execute()
  await podium().context.inTransaction((tx) =>
    tx.emit(protectionBegan, { userId: ines.id, role: 'ATHLETE' }),
  )
  await sessionsAreReadAgain()
  assert.deepEqual(await ines.call(listWebhooks), [])
  await ines.refused('forbidden', createWebhook, {
    body: { url: 'https://hook.example/', events },
  })
})

test('what concerns who is protected goes to nobody else’s server, and what was told of them is gone', async () => {
  const { ines, marta } = await pair()
  const helena = await openSponsor(podium())
  await marta.call(follow, to(ines))
  await giveCredits(podium(), ines, 10)
  const [hook, slow] = [await listen(marta, receiver), await listen(helena, receiver)]
  const asked = await askForSupport(marta, ines, 50)
  await hook.arrived(1)
  const placed = await order(ines, await offerProduct(helena, { credits: 1 }))
  await slow.arrived(1)
  receiver.answer(slow.path, 500)
  await helena.call(shipOrder, { ...at(placed), body: { trackingNote: 'CTT' } })
  await deliverNow(podium())
  const { db } = podium().context.database
  await db.updateTable('users').set({ protected: true }).where('id', '=', ines.id).execute()
  await podium().context.inTransaction((tx) =>
    tx.emit(protectionBegan, { userId: ines.id, role: 'ATHLETE' }),
  )
  for (const { log } of [hook, slow]) {
    const kept = await log()
    assert.deepEqual([kept.length, kept.map(({ body }) => body)], [1, ['']])
  }
  await marta.call(cancelSupport, { ...at(asked), query: { status: 'PENDING' } })
  // What she was still doing when it began.
  const then = asViewer(ines, 'ATHLETE')
  await podium().context.inTransaction(async (tx) => {
    const move = { orderId: placed.id, act: 'confirm' } as const
    await actOnOrder(tx, createFileKeys(testSecret), then, move)
    const told = { text: 'Ganhei', mediaIds: [], audience: 'FOLLOWERS', counted: 1 } as const
    await addUpdate(tx, then, { ...told, mediaIds: [] })
  })
  await deliverNow(podium())
  assert.deepEqual(
    [receiver.at(hook.path).length, (await hook.log()).length, (await slow.log()).length],
    [1, 1, 1],
  )
})

test('somebody suspended is told nothing, and what is younger than two days when it ends', async () => {
  const { ines, marta } = await pair()
  const hook = await listen(ines, receiver)
  const asked = await askForSupport(marta, ines, 50)
  await hook.arrived(1)
  const ana = await openAdmin(podium())
  await ana.call(decide, {
    body: {
      ...({ subjectType: 'profile', subjectId: ines.id, act: 'SUSPEND', ground: 'TERMS' } as const),
      explanation: 'Contra as regras da casa',
    },
  })
  await marta.call(cancelSupport, { ...at(asked), query: { status: 'PENDING' } })
  await deliverNow(podium())
  assert.equal(receiver.at(hook.path).length, 1)
  await sessionsAreReadAgain()
  await ines.refused('forbidden', testWebhook, at(hook))
  await ana.call(putVisibility, { ...at(ines), body: { hiddenProfile: false } })
  await deliverNow(podium())
  assert.deepEqual(typesOf(receiver.at(hook.path)), ['support.requested', 'support.ended'])
})

test('another password pauses every endpoint, and its owner hears of it and switches it on again', async () => {
  const { ines, marta } = await pair()
  const [first, other] = [await listen(ines, receiver), await listen(ines, receiver)]
  await ines.call(changeWebhook, {
    ...at(other),
    body: { url: receiver.origin + other.path, events, active: false },
  })
  const theirs = await listen(marta, receiver)
  const newPassword = 'Barco-Remo-2031!'
  await ines.call(changePassword, { body: { password: castPassword, newPassword } })
  const stateOf = async (who: Person, hook: { id: number }) =>
    (await who.call(getWebhook, at(hook))).state
  assert.deepEqual(
    [await stateOf(ines, first), await stateOf(ines, other), await stateOf(marta, theirs)],
    ['PAUSED', 'PAUSED', 'ON'],
  )
  const { list } = await ines.call(listNotifications)
  const told = list.filter(({ kind }) => kind === 'webhookStopped')
  assert.deepEqual(
    told.map(({ facts }) => facts.outcome),
    ['PASSWORD'],
  )
  const { text } = await podium().mailTo(ines.email, 'webhook')
  assert.match(text, /palavra-passe|password/)
  // Whoever had the old password could have added it: nothing reaches it until its owner says so.
  const asked = await askForSupport(marta, ines, 50)
  await theirs.arrived(1)
  await deliverNow(podium())
  assert.equal(receiver.at(first.path).length, 0)
  await ines.call(changeWebhook, {
    ...at(first),
    body: { url: receiver.origin + first.path, events },
  })
  const [came] = await first.arrived(1)
  assert.equal((came!.event.data as { id: number }).id, asked.id)
})

test('an address added while the password becomes another one is paused or refused', async () => {
  const { ines } = await pair()
  const thief = ines.twin()
  await signIn(thief)
  const { database, inTransaction } = podium().context
  const body = { url: 'https://hook.example/', events }
  const newPassword = 'Barco-Remo-2031!'
  const { id: sessionId } = await database.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', ines.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const states = async () => (await ines.call(listWebhooks)).map(({ state }) => state)

  // The address comes first, and the password before the address is kept.
  const { changing } = await inTransaction(async (tx) => {
    const parts = { secret: 'secret', localToo: false }
    await createEndpoint(tx, { id: ines.id, sessionId }, body, parts)
    const change = ines.call(changePassword, { body: { password: castPassword, newPassword } })
    await Promise.race([change, waitUntilHeldUp(database.db)])
    return { changing: change }
  })
  await changing
  assert.deepEqual(await states(), ['PAUSED'])

  // The other way round: the session is not ended yet for who looks.
  const late = ines.twin()
  await late.call(login, { body: { email: ines.email, password: newPassword } })
  const { adding } = await inTransaction(async (tx) => {
    const account = (await findAccount(tx, ines.id)) ?? assert.fail()
    await setPassword(tx, account, 'Remo-Barco-2032!')
    const add = late.raw(createWebhook, { body })
    await Promise.race([add, waitUntilHeldUp(database.db)])
    return { adding: add }
  })
  assert.equal((await adding).statusCode, 401)
  await ines.call(login, { body: { email: ines.email, password: 'Remo-Barco-2032!' } })
  assert.deepEqual(await states(), ['PAUSED'])
})

test('closing ends all of it, and what others’ logs said of the person is blank a night later', async () => {
  const { ines, marta } = await pair()
  const [hers, other] = [await listen(ines, receiver), await listen(marta, receiver)]
  const asked = await askForSupport(marta, ines, 50)
  await ines.call(acceptSupport, at(asked))
  await other.arrived(2)
  await marta.call(closeAccount, { body: { password: castPassword } })
  await podium().settled()
  const { db } = podium().context.database
  for (const table of ['webhook_endpoints', 'webhook_events'] as const) {
    const rows = await db.selectFrom(table).select('id').where('user_id', '=', marta.id).execute()
    assert.deepEqual(rows, [], table)
  }
  // Her own end of it was the last thing to happen, and it names her no more.
  const came = await hers.arrived(3)
  assert.deepEqual(typesOf(came).at(-1), 'support.ended')
  assert.doesNotMatch(came.at(-1)?.body ?? '', /Marta/)
  assert.equal(receiver.at(other.path).length, 2)
  assert.match(JSON.stringify(await hers.log()), /Marta/)
  await runJob(podium(), 'forget-webhooks')
  const log = await hers.log()
  assert.doesNotMatch(JSON.stringify(log), /Marta/)
  assert.deepEqual(
    log.map(({ body, replayable }) => [body, replayable]),
    [
      ['', false],
      ['', false],
      ['', false],
    ],
  )
  await ines.refused('stateChanged', replayDelivery, at(log[0]!))
})

test('who is hidden is told as the other side reads them', async () => {
  const { ines, marta } = await pair()
  await marta.call(putVisibility, { ...at(marta), body: { hiddenProfile: true } })
  const hook = await listen(ines, receiver)
  const asked = await askForSupport(marta, ines, 50)
  const [came] = await hook.arrived(1)
  assert.deepEqual(came?.event.data, await ines.call(getSupport, at(asked)))
})

test('a request costs one statement where nobody listens', async () => {
  const { countAllStatements } = await import('../statements.ts')
  const [first, second] = [await pair(), await pair()]
  const ask = ({ ines, marta }: typeof first) =>
    countAllStatements(() => marta.call(requestSupport, supportRequest(ines, 50)))
  const silent = await ask(first)
  await listen(second.ines, receiver)
  const told = await ask(second)
  assert.ok(told > silent && told - silent <= 8, `${told} - ${silent}`)
  await signIn(first.ines)
})
