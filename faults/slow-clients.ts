/**
 * Five hundred callers who send a byte now and then, in the head or in the body (slowloris), on a
 * running server: everybody else is served as before, and the slow ones are cut off.
 * `npm run faults -- slow-clients`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'

const callers = 500
const everyMs = 1000
/** Node looks for slow heads every half minute and cuts them off after one. */
const patienceMs = 130_000
/** What an ordinary call may take meanwhile, in milliseconds, on a machine that does other things too. */
const mostMs = 200

const folder = await mkdtemp(join(tmpdir(), 'podium-slow-'))
const server = await startServer(environmentFor(folder))
const { port } = new URL(server.address)
const beginnings = [
  'GET /api/health HTTP/1.1\r\nhost: podium\r\nx-slow: ',
  'POST /api/authentication/login HTTP/1.1\r\nhost: podium\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"',
]

const sockets = Array.from({ length: callers }, (_, at) => callSlowly(beginnings[at % 2] ?? ''))
const dripping = setInterval(() => sockets.forEach((socket) => socket.write('a')), everyMs)
const until = Date.now() + patienceMs
const tookMs: number[] = []
while (Date.now() < until && sockets.some((socket) => !socket.destroyed)) {
  tookMs.push(await timeCall())
  await pause(100)
}
clearInterval(dripping)
const left = sockets.filter((socket) => !socket.destroyed).length
tookMs.sort((a, b) => a - b)
const p99 = Math.round(tookMs[Math.floor(tookMs.length * 0.99)] ?? 0)
const complaints = [
  ...(left > 0 ? [`${left} slow callers still hold their line`] : []),
  ...(p99 > mostMs ? [`an ordinary call took ${p99} ms in the worst hundredth`] : []),
]
report(
  {
    callers,
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
