import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { downloadUsers } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { validateAccount } from '@podium/contract/identity'
import { getOrder } from '@podium/contract/orders'
import { subscribe, getSubscription } from '@podium/contract/plans'
import { acceptSupport, getSupport } from '@podium/contract/support'
import { readTestClock, moveTestClock } from '@podium/contract/test-clock'
import { sql } from 'kysely'
import { readConfig } from '../../src/config.ts'
import { buildApp } from '../../src/app.ts'
import { now } from '../../src/platform/clock.ts'
import { castInvoice, playOutcome } from '../buying.ts'
import { join, openAdmin, openMember, signIn, signUp } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { offerProduct, openBuyer, openSponsor, order } from '../shop.ts'
import { askForSupport, balances, signedInMember } from '../supporting.ts'

const podium = usePodium()
const dayMs = 86_400_000

const press = (person: Person, days: number) => person.call(moveTestClock, { body: { days } })
const one = ({ id }: { id: number }) => ({ params: { id } })

test('the clock moves by whole days from 1 to 400, never back, and says how far ahead it is', async () => {
  const ana = await openAdmin(podium())
  const before = await ana.call(readTestClock)
  assert.equal(before.days, 0)
  for (const [days, kind] of [
    [0, 'Min'],
    [-30, 'Min'],
    [401, 'Max'],
    [1.5, 'Number'],
    ['30', 'Number'],
    [undefined, 'NotBlank'],
  ] as const) {
    await ana.violates(['days', kind], moveTestClock, { body: { days } })
  }
  const { now: told, days } = await press(ana, 1)
  assert.equal(days, 1)
  const passed = Date.parse(told) - Date.parse(before.now) - dayMs
  assert.ok(passed >= 0 && passed < 60_000, `${passed} ms`)
  const { list } = await ana.call(listAudit, { query: { act: 'CLOCK_MOVED' } })
  assert.deepEqual([list[0]?.before, list[0]?.after], [{ days: 0 }, { days: 1 }])
  await assert.rejects(sql`update test_clock set days = 0`.execute(podium().context.database.db))
})

test('thirty days later a support has ended, a plan is renewed or over, and an order is decided', async () => {
  const { ines, marta } = {
    ines: await signedInMember(podium(), 'ATHLETE', { name: 'Inês' }),
    marta: await signedInMember(podium(), 'FAN', { name: 'Marta', credits: 500 }),
  }
  const short = await ines.call(acceptSupport, one(await askForSupport(marta, ines, 50)))
  const rui = await signedInMember(podium(), 'ATHLETE', { name: 'Rui' })
  const asked = await askForSupport(marta, rui, 100)
  const reader = await join(podium(), 'ATHLETE', { name: 'Clara' })
  const form = await reader.call(subscribe, { body: { planId: 'STANDARD', invoice: castInvoice } })
  await playOutcome(podium(), form, 'approve')
  const helena = await openSponsor(podium())
  const buyer = await openBuyer(podium(), 500)
  const placed = await order(buyer, await offerProduct(helena))

  const ana = await openAdmin(podium())
  // Nothing is changed by what is not due.
  await press(ana, 1)
  assert.equal((await marta.call(getSupport, one(short))).status, 'ACTIVE')
  await press(ana, 30)

  // An expiry, with what was told a week before it.
  assert.equal((await marta.call(getSupport, one(short))).status, 'EXPIRED')
  // A deadline: who did not answer in time has let it pass, and nobody has paid for it.
  assert.equal((await marta.call(getSupport, one(asked))).status, 'EXPIRED')
  assert.deepEqual(await balances(marta), [450, 0])
  assert.equal((await buyer.call(getOrder, one(placed))).status, 'EXPIRED')
  assert.deepEqual(await balances(buyer), [500, 0])
  // A renewal: asked for while the plan still ran, so it was told on its day and not afterwards.
  const told = await podium().mailsTo(reader.email)
  assert.ok(
    told.some(({ subject }) => /ends soon|termina em breve/.test(subject)),
    told.map(({ subject }) => subject).join(),
  )
  assert.equal((await reader.call(getSubscription)).subscription, null)
})

test('who presses stays signed in, with token, cookie and proved password; an old mailed link is over', async () => {
  const ana = await openAdmin(podium())
  const visitor = await signUp(podium(), 'FAN')
  const token = await podium().tokenMailedTo(visitor.email, '/validate-account')
  const fan = await openMember(podium(), 'FAN')
  await signIn(fan, true)
  await press(ana, 45)
  assert.equal((await ana.raw(readTestClock)).statusCode, 200)
  const renewed = await ana.send({ method: 'POST', url: '/api/authentication/refresh' })
  assert.equal(renewed.statusCode, 200, renewed.body)
  // The password was given a moment ago, not weeks.
  assert.equal((await ana.raw(downloadUsers)).statusCode, 200)
  for (const url of ['/api/authentication/refresh', '/api/authentication/refresh']) {
    assert.equal((await fan.send({ method: 'POST', url })).statusCode, 200)
  }
  await visitor.refused('invalidToken', validateAccount, { body: { token } })
  assert.equal((await podium().visitor().raw(readTestClock)).statusCode, 401)
  await fan.refused('forbidden', moveTestClock, { body: { days: 1 } })
})

test('two who press at once both count, and every answer says how far ahead it is', async () => {
  const [ana, other] = [await openAdmin(podium()), await openAdmin(podium())]
  const { days } = await ana.call(readTestClock)
  const both = await Promise.all([press(ana, 2), press(other, 3)])
  assert.deepEqual(
    both
      .map((clock) => clock.days)
      .toSorted((a, b) => a - b)
      .at(-1),
    days + 5,
  )
  const answer = await podium().app.inject('/api/health')
  assert.equal(answer.headers['podium-days-ahead'], String(days + 5))
})

let beside: ServerProcess | undefined
after(() => beside?.stop('SIGTERM'))

test('two processes agree within a second, whichever is asked, also one that starts later', async () => {
  const ana = await openAdmin(podium())
  beside = await startServerProcess(podium())
  const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
  const ask = async (days?: number) => {
    const given = days ? { method: 'POST', body: JSON.stringify({ days }), headers } : { headers }
    const answer = await fetch(`${beside?.address}/api/test-clock`, given)
    assert.equal(answer.status, 200)
    return (await answer.json()) as { now: string; days: number }
  }
  const { days } = await ana.call(readTestClock)
  assert.equal((await ask()).days, days)
  await press(ana, 7)
  await pause(1000)
  assert.equal((await ask()).days, days + 7)
  await ask(3)
  await pause(1000)
  const { days: here } = await ana.call(readTestClock)
  assert.equal(here, days + 10)
  assert.ok(Math.abs(Date.parse((await ask()).now) - now().getTime()) < 5000)
})

test('the clock goes ten years ahead and no day further', async () => {
  const ana = await openAdmin(podium())
  const { days } = await ana.call(readTestClock)
  const { db } = podium().context.database
  await sql`update test_clock set days = 3649`.execute(db)
  await ana.violates(['days', 'Max'], moveTestClock, { body: { days: 2 } })
  assert.ok(days < 3649)
})

test('where it is not for, in production and with real payments, there is no clock for anybody', async () => {
  const { context } = podium()
  const server = await buildApp({ ...context, config: { ...context.config, testClock: false } })
  try {
    for (const person of [
      podium().visitor(),
      await openAdmin(podium()),
      await openMember(podium(), 'FAN'),
    ]) {
      person.moveTo(server)
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? { days: 30 } : undefined
        const [here, nowhere] = [
          await person.send({ method, url: '/api/test-clock', body }),
          await person.send({ method, url: '/api/no-such-call', body }),
        ]
        const known = ({ errors, fields }: Record<string, unknown>) => ({ errors, fields })
        assert.equal(here.statusCode, 404)
        assert.deepEqual(known(here.json()), known(nowhere.json()))
      }
    }
    const described = await server.inject('/api/openapi.json')
    assert.doesNotMatch(described.body, /test-clock/)
    const answer = await server.inject('/api/health')
    assert.equal(answer.headers['podium-days-ahead'], undefined)
  } finally {
    await server.close()
  }
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://localhost',
    PUBLIC_URL: 'https://podium.example',
    PODIUM_SECRET: 'x'.repeat(40),
    PODIUM_PAYMENTS: 'sandbox',
    DATABASE_URL: 'postgres://localhost/podium',
  }
  assert.equal(readConfig(production).testClock, false)
  assert.equal(readConfig({}).testClock, true)
  const sibs = {
    PODIUM_PAYMENTS: 'sibs',
    SIBS_TERMINAL_ID: '1',
    SIBS_TOKEN: 'x',
    SIBS_CLIENT_ID: 'x',
    SIBS_WEBHOOK_KEY: Buffer.alloc(32).toString('base64'),
  }
  assert.equal(readConfig(sibs).testClock, false)
})
