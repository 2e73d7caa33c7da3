/**
 * Callers who send a byte now and then (slowloris), on a running server: in the head, and in the body
 * of every call that reads one, with and without a session, as JSON and as a file where files are
 * taken. Everybody else is served as before, and the slow ones are cut off.
 * `npm run faults -- slow-clients`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { allRoutes, type NamedRoute } from '@podium/contract'
import { memberRoles } from '@podium/contract/roles'
import { signInAll } from './parts/client.ts'
import { openPeople, type Somebody } from './parts/people.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'

/** Those who are slow in the head of their request. */
const slowHeads = 250
const everyMs = 1000
/** Node looks for slow heads every half minute and cuts them off after one. */
const patienceMs = 130_000
/** What an ordinary call may take meanwhile, in milliseconds, on a machine that does other things too. */
const mostMs = 200

interface Body {
  type: string
  start: string
}
const json: Body = { type: 'application/json', start: '{"' }
const bytes: Body = { type: 'application/octet-stream', start: 'x' }
const form: Body = {
  type: 'multipart/form-data; boundary=slow',
  start: '--slow\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
}

const folder = await mkdtemp(join(tmpdir(), 'podium-slow-'))
const environment = environmentFor(folder)
const people = await openPeople(environment, memberRoles)
const server = await startServer(environment)
await signInAll(server.address, people)
const { port } = new URL(server.address)
const beginnings = [
  ...Array.from(
    { length: slowHeads },
    () => 'GET /api/health HTTP/1.1\r\nhost: podium\r\nx-slow: ',
  ),
  ...allRoutes.flatMap((named) => [
    ...beginningsOf(named, null),
    ...beginningsOf(named, who(named)),
  ]),
  ...['/api/payments/webhook/sandbox', '/unsubscribe/1'].map((path) => post(path, json)),
]

const sockets = beginnings.map(callSlowly)
const dripping = setInterval(() => sockets.forEach((socket) => socket.write('a')), everyMs)
const until = Date.now() + patienceMs
const tookMs: number[] = []
while (Date.now() < until && sockets.some((socket) => !socket.destroyed)) {
  tookMs.push(await timeCall())
  await pause(100)
}
clearInterval(dripping)
const holding = beginnings.filter((_, at) => !sockets[at]?.destroyed)
const left = holding.length
tookMs.sort((a, b) => a - b)
const p99 = Math.round(tookMs[Math.floor(tookMs.length * 0.99)] ?? 0)
const complaints = [
  ...holding.map((beginning) => `still holds its line: ${beginning.split('\r\n')[0]}`),
  ...(p99 > mostMs ? [`an ordinary call took ${p99} ms in the worst hundredth`] : []),
]
report(
  {
    callers: beginnings.length,
    left,
    calls: tookMs.length,
    medianMs: Math.round(tookMs[tookMs.length >> 1] ?? 0),
    p99,
  },
  complaints,
)
sockets.forEach((socket) => socket.destroy())
await server.end('SIGTERM')
await rm(folder, { recursive: true, force: true })

/** How a call's body begins: as JSON, and as a file where it takes one. */
function beginningsOf({ route }: NamedRoute, person: Somebody | null): string[] {
  const { method, upload } = route
  if (method === 'GET') return []
  const path = `/api${route.path.replaceAll(/\{\w+\}/g, '1'.repeat(20))}`
  const types = [json, ...(upload ? [upload === 'bytes' ? bytes : form] : [])]
  return types.map((type) => post(path, type, method, person))
}

function post(path: string, body: Body, method = 'POST', person: Somebody | null = null): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: podium',
    ...(person ? [`authorization: ${person.token}`] : []),
    `content-type: ${body.type}`,
    'content-length: 100000',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body.start}`
}

/** Somebody who may make a call. */
function who({ route: { access } }: NamedRoute): Somebody {
  const role = memberRoles.find((one) => typeof access !== 'object' || access.includes(one))
  return (role && people.others?.get(role)) ?? people.admin
}

function callSlowly(beginning: string): Socket {
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(beginning))
  // Being cut off is what is wanted.
  socket.on('error', () => socket.destroy())
  socket.on('end', () => socket.destroy())
  socket.resume()
  return socket
}

async function timeCall(): Promise<number> {
  const before = performance.now()
  const answer = await fetch(`${server.address}/api/users`)
  await answer.text()
  return performance.now() - before
}
