// A transfer through the whole API against the bare floor on the same database and data, alternating:
//   node --import zod/compile bench/transfer.ts [--seconds 5] [--rounds 5] [--people 100000]
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { createAppContext } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openAccount } from '../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../apps/api/src/features/legal/index.ts'
import { startEmbeddedDatabase } from '@podium/embedded-postgres'
import { openDatabase } from '../apps/api/src/platform/database/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { median } from './parts/contest.ts'
import { keepResults } from './parts/results.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    people: { type: 'string', default: '100000' },
  },
})
const people = Number(values.people)
const goal = 0.85
const connections = 32
const admin = { email: 'bench@podium.example', password: 'Podium!2026' }

interface Contender {
  name: string
  url: string
  headers: Record<string, string>
  process: ChildProcess
}

interface Figures {
  perSecond: number
  p99Ms: number
  /** Processor time of server and database for one transfer; 0 where the system does not tell. */
  cpuMs: number
}

const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'))
const database = await startEmbeddedDatabase({ name: 'podium', dataFolder: folder })
const environment = {
  ...process.env,
  DATABASE_URL: database.url,
  PODIUM_DATA: folder,
  PODIUM_RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
}
const started: ChildProcess[] = []
let firstPerson = 0
try {
  const adminId = await prepare()
  const floor = await start('floor', 'transfer/floor.ts', { ADMIN_ID: String(adminId) })
  const api = await start('api', 'parts/api.ts', {})
  api.headers.authorization = await signIn(api.url)
  await compare(floor, api)
} finally {
  await Promise.all(started.map(end))
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The tables, the people with a wallet each, and an admin who gives; answers the admin's id. */
async function prepare(): Promise<number> {
  const config = readConfig(environment)
  const log = createLog('silent')
  const opened = await openDatabase(config, log)
  const context = await createAppContext(config, log, opened, { worker: false })
  const adminId = await context.inTransaction(async (tx) =>
    openAccount(tx, {
      role: 'ADMIN',
      modality: null,
      ...admin,
      name: 'Bench',
      lastName: '',
      countryCode: 'PT',
      postalCode: '',
      fiscalCode: '',
      address: '',
      language: 'en',
      proven: true,
      consent: { version: await currentTermsVersion(tx), givenBy: 'invitation', ip: '127.0.0.1' },
    }),
  )
  await context.jobs.stop()
  await opened.stop()
  await fill()
  return adminId
}

async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select max(id) + 1 as first from users')
  firstPerson = rows[0].first
  await client.query(`
    insert into users (role, email, name, language, activated_at, created_at)
      select 'FAN', 'fan' || n || '@podium.example', 'Fan ' || n, 'en', now(), now()
      from generate_series(1, ${people}) n;
    insert into accounts (holder, kind)
      select id, 'available' from users where role = 'FAN'
      union all select -n, 'granted' from generate_series(0, 15) n;`)
  await client.query('vacuum analyze')
  await client.end()
}

async function start(name: string, file: string, more: Record<string, string>): Promise<Contender> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...environment, ...more },
    execArgv: ['--import', 'zod/compile'],
  })
  started.push(child)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })
  const path = '/api/wallet/transaction'
  return { name, url: `http://127.0.0.1:${port}${path}`, headers: {}, process: child }
}

function end(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit')
  child.disconnect()
  return ended
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(new URL('/api/authentication/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, acceptingTerms: true }),
  })
  return answer.headers.get('authorization') ?? ''
}

function nextRequest(request: autocannon.Request): autocannon.Request {
  const userId = firstPerson + Math.floor(Math.random() * people)
  return {
    ...request,
    headers: { ...request.headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ userId, creditsNumber: 1, description: 'bench' }),
  }
}

async function load(
  { url, headers, process: server }: Contender,
  seconds: number,
): Promise<Figures> {
  const cpuBefore = cpuSeconds(server)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    requests: [{ setupRequest: nextRequest }],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refused, ${result.errors} broken`)
  }
  const made = result['2xx']
  const cpuMs = ((cpuSeconds(server) - cpuBefore) * 1000) / made
  return { perSecond: made / result.duration, p99Ms: result.latency.p99, cpuMs }
}

/** Processor seconds of a server and of the whole database so far; Linux alone tells. */
function cpuSeconds({ pid }: ChildProcess): number {
  try {
    const [postmaster] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
    const ours = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(statOf)
      .filter((stat) => [stat[3], stat[0]].includes(postmaster) || Number(stat[0]) === pid)
    return ours.reduce((sum, stat) => sum + Number(stat[13]) + Number(stat[14]), 0) / 100
  } catch {
    return 0
  }
}

function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/, 'name')
      .split(' ')
  } catch {
    return []
  }
}

async function compare(floor: Contender, api: Contender): Promise<void> {
  const seconds = Number(values.seconds)
  for (const contender of [floor, api]) await load(contender, 2)
  const rounds: { floor: Figures; api: Figures; ratio: number }[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const below = await load(floor, seconds)
    const ours = await load(api, seconds)
    rounds.push({ floor: below, api: ours, ratio: ours.perSecond / below.perSecond })
  }
  await report(rounds)
}

function report(rounds: { floor: Figures; api: Figures; ratio: number }[]): Promise<void> {
  const line = (name: string, figures: Figures[]) =>
    `${name}: ${median(figures.map((each) => each.perSecond)).toFixed(0)} transfers a second, ` +
    `p99 ${median(figures.map((each) => each.p99Ms)).toFixed(1)} ms, ` +
    `${median(figures.map((each) => each.cpuMs)).toFixed(2)} ms of processor each`
  console.log(
    line(
      'floor',
      rounds.map((round) => round.floor),
    ),
  )
  console.log(
    line(
      'api',
      rounds.map((round) => round.api),
    ),
  )
  const ratios = rounds.map(({ ratio }) => ratio)
  const ratio = median(ratios)
  const verdict = ratio >= goal ? 'reached' : 'MISSED'
  console.log(`transfer: ${ratio.toFixed(2)} of the floor, goal ${goal} ${verdict}`)
  const run = (figures: Figures[]) => ({
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    p99Ms: median(figures.map(({ p99Ms }) => p99Ms)),
  })
  const [floor, ours] = [rounds.map((round) => round.floor), rounds.map((round) => round.api)]
  return keepResults([
    { name: 'transfer', floor: run(floor), ours: run(ours), ratio, rounds: ratios, goal },
  ])
}
