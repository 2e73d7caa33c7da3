/**
 * The payment provider cannot be reached in each way it can fail: refusing, silent, broken. Whoever
 * wants to pay hears 109 and nothing is charged; what was paid meanwhile is credited once it is back,
 * exactly once, whoever tells. `npm run faults -- provider-down`
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FakeSibs } from '../apps/api/test/fakes/sibs.ts'
import { openBooks } from './parts/books.ts'
import { ask, createClient, signInAll } from './parts/client.ts'
import { buildGate } from './parts/gate.ts'
import { invoice } from './parts/load.ts'
import { openPeople, type Somebody } from './parts/people.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'
import { until } from './parts/until.ts'

/** The job that asks for news of payments runs every minute. */
const patienceMs = 200_000
const code = 109

const folder = await mkdtemp(join(tmpdir(), 'podium-provider-'))
await chmod(folder, 0o755)
const sibs = new FakeSibs()
await sibs.start()
const gate = await buildGate(Number(new URL(sibs.url).port))
const { terminalId, token, clientId, webhookKey, entity } = sibs.config()
const environment = environmentFor(folder, {
  PODIUM_PAYMENTS: 'sibs',
  SIBS_BASE_URL: `http://127.0.0.1:${gate.port}`,
  SIBS_TERMINAL_ID: terminalId,
  SIBS_TOKEN: token,
  SIBS_CLIENT_ID: clientId,
  SIBS_WEBHOOK_KEY: webhookKey,
  SIBS_ENTITY: entity,
})
const complaints: string[] = []
const people = await openPeople(environment)
const server = await startServer(environment)
await signInAll(server.address, people)
const client = createClient(server.address, complaints)
const books = openBooks(client, people, complaints)

const forms = new Map<Somebody, string>()
for (const buyer of people.members) {
  const answer = await order(buyer, 50, randomUUID())
  forms.set(buyer, (answer.body as { transactionId: string }).transactionId)
}
const [first] = people.members
if (!first) throw new Error('nobody buys')

const waitedMs: Record<string, number> = {}
const keys = new Map<string, string>()
await whileItIs('refusing', gate.shut)
await whileItIs('silent', gate.silence)
await whileItIs('broken', async () => {
  await gate.open()
  sibs.down = true
})

// Everybody paid while we could not hear of it.
for (const payment of sibs.payments.values()) payment.paymentStatus = 'Success'
sibs.down = false
await gate.open()
const creditedAfterMs = await until(everybodyHas50, patienceMs)
if (creditedAfterMs === Infinity) complaints.push('what was paid was never credited')
for (const [buyer, transactionId] of forms) await tellAgain(buyer, transactionId)
// What was refused goes on where it stopped, under the same key.
for (const key of keys.values()) {
  const { status } = await order(first, 120, key)
  if (status !== 201) complaints.push(`going on answered ${status}`)
}
const acts = people.members.map((member) => ({
  kind: 'purchase' as const,
  key: '',
  moves: [{ userId: member.id, credits: 50 }],
  answer: {},
}))
await books.compare(acts)
complaints.push(...sibs.complaints)
const made = sibs.payments.size
if (made !== people.members.length + 1) complaints.push(`the provider has ${made} payments`)
report({ ...waitedMs, creditedAfterMs, payments: made }, complaints)
await server.end('SIGTERM')
await sibs.stop()
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit()

function order(buyer: Somebody, creditAmount: number, key: string) {
  const body = { creditAmount, invoice }
  return ask(server.address, buyer, { method: 'POST', path: '/payments', body, key })
}

/** Ordering and asking are refused as the contract says, and nobody has more or less. */
async function whileItIs(state: string, make: () => Promise<void>): Promise<void> {
  await make()
  const from = performance.now()
  const key = keys.get('order') ?? randomUUID()
  keys.set('order', key)
  expect(state, 'an order', await order(first!, 120, key))
  waitedMs[state] = Math.round(performance.now() - from)
  const path = `/payments/${forms.get(first!)}/status`
  expect(state, 'a look', await ask(server.address, first!, { method: 'PATCH', path }))
  if (await anybodyHasCredits()) complaints.push(`${state}: somebody was credited`)
}

function expect(state: string, what: string, { status, body }: { status: number; body: unknown }) {
  const { errors = [] } = body as { errors?: { errorCode: number }[] }
  if (errors[0]?.errorCode === code) return
  complaints.push(`${state}: ${what} answered ${status} ${JSON.stringify(body)}`)
}

async function balanceOf(member: Somebody): Promise<number> {
  const wallet = await client.call(member, { method: 'GET', path: '/wallet' })
  return (wallet as { available: number }).available
}

async function anybodyHasCredits(): Promise<boolean> {
  return (await Promise.all(people.members.map(balanceOf))).some((balance) => balance > 0)
}

async function everybodyHas50(): Promise<boolean> {
  return (await Promise.all(people.members.map(balanceOf))).every((balance) => balance === 50)
}

/** The provider's notice twice, and the buyer's own look, all at once. */
async function tellAgain(buyer: Somebody, transactionId: string): Promise<void> {
  const { url, method, headers, payload } = sibs.notice(transactionId)
  const tell = () => fetch(server.address + url, { method, headers, body: payload })
  const look = ask(server.address, buyer, {
    method: 'PATCH',
    path: `/payments/${transactionId}/status`,
  })
  const [one, other, seen] = await Promise.all([tell(), tell(), look])
  if (!one.ok || !other.ok || seen.status !== 200) {
    complaints.push(`notices answered ${one.status} and ${other.status}, a look ${seen.status}`)
  }
}
