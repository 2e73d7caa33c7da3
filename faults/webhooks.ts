/**
 * Two workers send events to a receiver that fails one time in three, while more of them happen and the
 * workers are killed one after the other. Every event whose transaction was committed arrives, signed,
 * those about one thing in their order, and none that was rolled back. Waits between tries are passed
 * over by a clock that jumps. `npm run faults -- webhooks [DELIVERIES]`; 100,000 unless said otherwise.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { webhookTypes } from '@podium/contract/webhooks'
import { isGenuine, startWebhookReceiver } from '../apps/api/test/fakes/webhook-receiver.ts'
import { createAppContext } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { wake } from '../apps/api/src/features/webhooks/deliver.ts'
import { insertEndpoint } from '../apps/api/src/features/webhooks/endpoint-records.ts'
import { insertDeliveries, insertEvent } from '../apps/api/src/features/webhooks/event-records.ts'
import { newSalt, secretFrom } from '../apps/api/src/features/webhooks/secrets.ts'
import { setClock } from '../apps/api/src/platform/clock.ts'
import { openDatabase } from '../apps/api/src/platform/database/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { openPeople } from './parts/people.ts'
import { report } from './parts/report.ts'
import { environmentFor } from './parts/server.ts'

const wanted = Number(process.argv[2] ?? 100_000)
/** Endpoints of each member, things that events are about at each, and events of one transaction. */
const [endpointsEach, subjectsEach, together] = [5, 50, 20]
const secret = 'one secret of all workers, of at least 32 characters'
/** Requests between two kills, about: in a long run a fortieth of all, and never so few that a start is all there is. */
const betweenKills = Math.max(wanted / 40, 150)

const folder = await mkdtemp(join(tmpdir(), 'podium-webhooks-'))
await chmod(folder, 0o755)
const clockFile = join(folder, 'clock')
await writeFile(clockFile, '0')
const environment = environmentFor(join(folder, 'data'), {
  PODIUM_SECRET: secret,
  PODIUM_WEBHOOKS_LOCAL: 'on',
})
const complaints: string[] = []
const people = await openPeople(environment)
const log = createLog('silent')
const config = readConfig(environment)
const database = await openDatabase(config, log)
const context = await createAppContext(config, log, database, { worker: false })
const { inTransaction } = context
const { pool } = database

const receiver = await startWebhookReceiver()
const secrets = new Map<string, string>()
/** What has been taken so far of each subject: the number of the next event. */
const next = new Map<string, number>()
const figures = { requests: 0, failed: 0, arrived: 0, again: 0, kills: 0, jumps: 0 }

interface Line {
  userId: number
  endpointId: number
}
const lines: Line[] = []
for (const { id: userId } of people.members) {
  for (let count = 0; count < endpointsEach; count++) {
    const path = `/${userId}-${count}`
    const salt = newSalt()
    const kept = { user_id: userId, url: receiver.origin + path, events: [...webhookTypes], salt }
    // Nobody is signed in here, as who adds one in the settings is.
    const endpointId = await inTransaction((tx) => insertEndpoint(tx, kept))
    secrets.set(path, secretFrom(secret, salt))
    lines.push({ userId, endpointId })
    receiver.answer(path, (response, received) => {
      figures.requests += 1
      receiver.received.length = 0
      if (figures.requests % 3 === 0) {
        figures.failed += 1
        return response.writeHead(500).end()
      }
      look(received)
      response.writeHead(200).end()
    })
  }
}

/** Takes an event as a receiver does, and complains of what must not be. */
function look({ path, body, signature, event }: (typeof receiver.received)[0]): void {
  const { subject, n } = event.data as { subject: string; n: number }
  if (!isGenuine({ body, signature }, secrets.get(path) ?? '', Date.now() + ahead)) {
    complaints.push(`event ${event.id} is not signed as it should be`)
  }
  const due = next.get(subject) ?? 0
  if (n < 0) complaints.push(`an event of ${subject} arrived that never happened`)
  else if (n > due) complaints.push(`${subject}: ${n} arrived before ${due}`)
  else if (n < due) figures.again += 1
  else {
    next.set(subject, n + 1)
    figures.arrived += 1
  }
}

// --- the clock -----------------------------------------------------------------------------------

let ahead = 0
setClock(() => Date.now() + ahead)

async function jump(ms: number): Promise<void> {
  ahead += ms
  figures.jumps += 1
  await writeFile(`${clockFile}.new`, String(ahead))
  await rename(`${clockFile}.new`, clockFile)
  // Until every worker has looked at it.
  await pause(250)
  await inTransaction(wake)
}

// --- the workers ---------------------------------------------------------------------------------

const workers: ChildProcess[] = []
function startWorker(at: number): void {
  const given = ['zod/compile', './faults/parts/clock-file.ts'].flatMap((one) => ['--import', one])
  workers[at] = spawn(process.execPath, [...given, 'apps/api/src/worker.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...environment, DATABASE_URL: database.url, FAULTS_CLOCK: clockFile } as never,
    stdio: 'ignore',
  })
}
process.on('exit', () => workers.forEach((worker) => worker.kill('SIGKILL')))

async function killNext(): Promise<void> {
  const at = figures.kills % workers.length
  const worker = workers[at]
  if (worker?.exitCode === null) {
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  figures.kills += 1
  startWorker(at)
}

// --- what happens --------------------------------------------------------------------------------

let committed = 0
/** Writes events as use cases do, some of them in transactions that come to nothing. */
async function happen(): Promise<void> {
  const written = new Map<string, number>()
  for (let round = 0; committed < wanted; round++) {
    const line = lines[round % lines.length]
    if (!line) throw new Error('nobody listens')
    const subjects = Array.from({ length: together }, (_, at) => {
      const number = Math.floor(round / lines.length) * together + at
      return `${line.endpointId}:${number % subjectsEach}`
    })
    if (round % 7 === 0) await write(line, subjects, () => -1).catch(() => undefined)
    const counted = new Map(subjects.map((subject) => [subject, written.get(subject) ?? 0]))
    await write(line, subjects, (subject) => counted.get(subject) ?? 0)
    for (const subject of subjects) written.set(subject, (counted.get(subject) ?? 0) + 1)
    committed += subjects.length
  }
}

/** One transaction; it fails at its end where a number is below zero. */
function write(
  { userId, endpointId }: Line,
  subjects: string[],
  numberOf: (subject: string) => number,
): Promise<void> {
  return inTransaction(async (tx) => {
    for (const subject of subjects) {
      const n = numberOf(subject)
      const data = JSON.stringify({ subject, n })
      const facts = { user_id: userId, person_id: null, type: 'order.placed', subject } as const
      await insertDeliveries(tx, await insertEvent(tx, { ...facts, data }), [endpointId])
    }
    await wake(tx)
    if (subjects.some((subject) => numberOf(subject) < 0)) throw new Error('rolled back')
  })
}

// --- the run -------------------------------------------------------------------------------------

const begun = performance.now()
const seconds = () => (performance.now() - begun) / 1000
startWorker(0)
startWorker(1)
let isHappening = true
const domainEvent = happen().finally(() => (isHappening = false))
let killing = true
const kills = (async () => {
  for (let from = 0; killing; from = figures.requests) {
    // After so many requests and not so much time: on a busy machine a worker takes long to start.
    const until = from + betweenKills * (0.5 + Math.random())
    while (killing && figures.requests < until) await pause(20)
    if (killing) await killNext()
  }
})()

let [shown, still] = [0, 0]
while (isHappening || (await countWaiting()) > 0) {
  const { requests } = figures
  await pause(500)
  still = figures.requests === requests ? still + 1 : 0
  // Nothing is under way: half of the next tries, and what a dead worker had taken, are due after the jump.
  if (still >= 2) {
    const { rows } = await pool.query<{ ms: number | null }>(`
      select extract(epoch from percentile_disc(0.5) within group (order by due_at))::float8 * 1000 as ms
      from webhook_deliveries where state = 'WAITING' and due_at is not null`)
    const ms = (rows[0]?.ms ?? 0) - Date.now() - ahead
    await jump(Math.max(ms, 0) + 100)
    still = 0
  }
  if (seconds() > shown + 10) {
    shown = seconds()
    console.log(`${Math.round(shown)} s: ${figures.arrived} of ${committed} arrived`)
  }
  if (still === 0 && seconds() > 3600) {
    complaints.push('an hour is over')
    break
  }
}
await domainEvent
killing = false
await kills

const { rows } = await pool.query<{ state: string; count: number }>(
  'select state, count(*)::integer as count from webhook_deliveries group by state',
)
const delivered = rows.find(({ state }) => state === 'DELIVERED')?.count ?? 0
if (figures.arrived !== committed) {
  complaints.push(`${figures.arrived} of ${committed} events arrived`)
}
if (delivered !== committed) complaints.push(`the log says ${JSON.stringify(rows)}`)
report({ events: committed, ...figures, seconds: Math.round(seconds()) }, complaints.slice(0, 20))
for (const worker of workers) worker.kill('SIGKILL')
receiver.close()
await context.jobs.stop()
await database.stop()
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit()

async function countWaiting(): Promise<number> {
  const { rows: counted } = await pool.query<{ count: number }>(
    "select count(*)::integer as count from webhook_deliveries where state = 'WAITING'",
  )
  return counted[0]?.count ?? 0
}
