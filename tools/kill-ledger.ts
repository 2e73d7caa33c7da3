/**
 * Kills the whole server at random moments under a load of transfers and purchases, starts it again
 * and looks whether everything answered is there, nothing is there twice or half, and the ledger adds
 * up: `node --import zod/compile tools/kill-ledger.ts [--tries 50]`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { layGround } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openAccount } from '../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../apps/api/src/features/legal/index.ts'
import { findFreePort } from '../apps/api/src/platform/database/embedded/free-port.ts'
import { openDatabase } from '../apps/api/src/platform/database/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

const { values } = parseArgs({ options: { tries: { type: 'string', default: '50' } } })
const tries = Number(values.tries)
const latestKillMs = 2500
const startPatienceMs = 60_000
const givers = 12
const password = 'Podium!2026'

/** Somebody of the test, with the session they have at the server that runs now. */
interface Somebody {
  id: number
  email: string
  token: string
}

/** One act: what was sent, and what was answered before the server died. */
interface Act {
  key: string
  userId: number
  credits: number
  answer?: unknown
}

const invoice = {
  name: 'Marta Nóbrega',
  email: 'marta@podium.example',
  tin: '123456789',
  country: { code: 'PT' },
  city: 'Coimbra',
  address: 'Rua da Sofia 12',
  postalCode: '3000-456',
}

const folder = await mkdtemp(join(tmpdir(), 'podium-kill-ledger-'))
await chmod(folder, 0o755)
const port = await findFreePort()
const address = `http://127.0.0.1:${port}`
const environment = {
  ...process.env,
  DATABASE_URL: undefined,
  NODE_ENV: undefined,
  PORT: String(port),
  PODIUM_DATA: folder,
  PODIUM_DEMO: 'off',
  PODIUM_RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
}
const totals = { tries: 0, transfers: 0, purchases: 0, unanswered: 0, slowestStartMs: 0 }
const complaints: string[] = []
/** What each person must have: everything answered so far, and everything repeated since. */
const expected = new Map<number, number>()

let running: ChildProcess | undefined
process.on('exit', () => running?.kill('SIGKILL'))

const { admin, members } = await openAccounts()
for (; totals.tries < tries; totals.tries += 1) {
  const acts = await loadAndKill()
  await lookAfter(acts)
  process.stdout.write(`\r${totals.tries + 1} of ${tries}, ${complaints.length} complaints `)
}
console.log()
console.table(totals)
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
await rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** One admin who gives, and a few people who get and buy. */
async function openAccounts(): Promise<{ admin: Somebody; members: Somebody[] }> {
  const config = readConfig(environment)
  const log = createLog('silent')
  const database = await openDatabase(config, log)
  const ground = await layGround(config, log, database, { worker: false })
  const open = async (role: 'ADMIN' | 'FAN', name: string): Promise<Somebody> => {
    const email = `${name}@podium.example`
    const id = await ground.inTransaction(async (tx) =>
      openAccount(tx, {
        role,
        modality: null,
        email,
        password,
        name,
        lastName: '',
        countryCode: 'PT',
        postalCode: '',
        fiscalCode: '',
        address: '',
        language: 'pt',
        proven: true,
        consent: { version: await currentTermsVersion(tx), givenBy: 'invitation', ip: '' },
      }),
    )
    return { id, email, token: '' }
  }
  const opened = { admin: await open('ADMIN', 'ana'), members: [] as Somebody[] }
  for (const name of ['marta', 'rui', 'helena', 'carlos']) {
    opened.members.push(await open('FAN', name))
  }
  await ground.jobs.stop()
  await database.stop()
  return opened
}

async function startServer(): Promise<ChildProcess> {
  const startedAt = Date.now()
  const main = new URL('../apps/api/src/main.ts', import.meta.url).pathname
  const server = spawn(process.execPath, ['--import', 'zod/compile', main], {
    env: environment,
    stdio: 'ignore',
  })
  running = server
  while (Date.now() - startedAt < startPatienceMs && !(await isReady())) await pause(20)
  totals.slowestStartMs = Math.max(totals.slowestStartMs, Date.now() - startedAt)
  for (const person of [admin, ...members]) await signIn(person)
  return server
}

function isReady(): Promise<boolean> {
  return fetch(`${address}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}

async function signIn(person: Somebody): Promise<void> {
  const answer = await fetch(`${address}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password, acceptingTerms: true }),
  })
  person.token = answer.headers.get('authorization') ?? ''
}

/** Makes a call; undefined when the server died before it answered. */
async function call(
  person: Somebody,
  wanted: { method: string; path: string; body?: object; key?: string },
): Promise<unknown> {
  try {
    const answer = await fetch(`${address}/api${wanted.path}`, {
      method: wanted.method,
      headers: {
        authorization: person.token,
        ...(wanted.body && { 'content-type': 'application/json' }),
        ...(wanted.key && { 'idempotency-key': wanted.key }),
      },
      ...(wanted.body && { body: JSON.stringify(wanted.body) }),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return body
    if (answer.status !== 503) complaints.push(`${wanted.path}: ${JSON.stringify(body)}`)
  } catch {
    // The server is dead.
  }
  return undefined
}

function give({ key, userId, credits }: Act): Promise<unknown> {
  const body = { userId, creditsNumber: credits, description: 'sob carga' }
  return call(admin, { method: 'POST', path: '/wallet/transaction', body, key })
}

/** Buys the smallest pack and pays; done in two calls, either of which may be the last one answered. */
async function buy(member: Somebody, { key }: Act): Promise<unknown> {
  const body = { creditAmount: 50, invoice }
  const form = await call(member, { method: 'POST', path: '/payments', body, key })
  if (!form) return undefined
  const { transactionId } = form as { transactionId: string }
  const path = `/payments/sandbox/${transactionId}/outcome`
  return call(member, { method: 'POST', path, body: { outcome: 'duplicate' } })
}

/** Loads the server until it is killed; answers every act that was sent. */
async function loadAndKill(): Promise<{ gifts: Act[]; purchases: Act[] }> {
  const server = await startServer()
  const gifts: Act[] = []
  const purchases: Act[] = []
  let alive = true
  const giving = Array.from({ length: givers }, async () => {
    while (alive) {
      const { id: userId } = oneOf(members)
      const act: Act = { key: randomUUID(), userId, credits: 1 + Math.floor(Math.random() * 9) }
      gifts.push(act)
      act.answer = await give(act)
    }
  })
  const buying = members.map(async (member) => {
    while (alive) {
      const act: Act = { key: randomUUID(), userId: member.id, credits: 50 }
      purchases.push(act)
      act.answer = await buy(member, act)
    }
  })
  await pause(Math.random() * latestKillMs)
  alive = false
  server.kill('SIGKILL')
  await once(server, 'exit')
  await Promise.all([...giving, ...buying])
  return { gifts, purchases }
}

/** Starts again, finds what was answered, repeats what was not, and counts everything. */
async function lookAfter({ gifts, purchases }: { gifts: Act[]; purchases: Act[] }): Promise<void> {
  const server = await startServer()
  await lookAtBalances([...gifts, ...purchases])
  for (const act of gifts) await lookAtGift(act)
  for (const act of purchases) await repeatPurchase(act)
  for (const member of members) await lookAtBalance(member, 'after repeating', 0)
  await lookAtLedger()
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Before anything is repeated: everything answered is there, and at most what was under way. */
async function lookAtBalances(acts: Act[]): Promise<void> {
  for (const act of acts.filter((each) => each.answer)) add(act)
  for (const member of members) {
    const underWay = acts.filter((act) => act.userId === member.id && !act.answer)
    const most = underWay.reduce((sum, act) => sum + act.credits, 0)
    await lookAtBalance(member, 'after the kill', most)
  }
}

function add({ userId, credits }: Act): void {
  expected.set(userId, (expected.get(userId) ?? 0) + credits)
}

async function lookAtBalance(member: Somebody, when: string, leeway: number): Promise<void> {
  const wallet = await call(member, { method: 'GET', path: '/wallet' })
  const { available } = wallet as { available: number }
  const least = expected.get(member.id) ?? 0
  if (available >= least && available <= least + leeway) return
  complaints.push(`${when}, ${member.email} has ${available}, not ${least} to ${least + leeway}`)
}

/** The same key answers the same; what was not answered happens now, if it had not yet. */
async function lookAtGift(act: Act): Promise<void> {
  const again = await give(act)
  totals.transfers += 1
  if (!act.answer) {
    totals.unanswered += 1
    return add(act)
  }
  if (JSON.stringify(again) === JSON.stringify(act.answer)) return
  complaints.push(
    `${act.key} answered ${JSON.stringify(act.answer)}, then ${JSON.stringify(again)}`,
  )
}

async function repeatPurchase(act: Act): Promise<void> {
  totals.purchases += 1
  const member = members.find(({ id }) => id === act.userId)
  if (!member || act.answer) return
  totals.unanswered += 1
  await buy(member, act)
  add(act)
}

async function lookAtLedger(): Promise<void> {
  const proof = await call(admin, { method: 'GET', path: '/admin/ledger' })
  const { sum, invariants } = proof as {
    sum: number
    invariants: { name: string; broken: number }[]
  }
  if (sum !== 0) complaints.push(`all accounts sum to ${sum}`)
  for (const { name, broken } of invariants) {
    if (broken > 0) complaints.push(`${name}: ${broken} rows`)
  }
}

function oneOf<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
