import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from './parts/demo.ts'
import { keepResults } from './parts/results.ts'

/**
 * How long `npm start` takes until Podium answers: once on a new data folder, then on the existing
 * one, whose middle value is held against its bar.
 */
const barMs = 1000
const tries = 5

const start = join(import.meta.dirname, '../tools/start.ts')
const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'))
try {
  console.log(`start on a new data folder: ${await timeStart()} ms`)
  const times: number[] = []
  for (let done = 0; done < tries; done += 1) times.push(await timeStart())
  await report(times.sort((a, b) => a - b))
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function report(times: number[]): Promise<void> {
  const middle = times[Math.floor(times.length / 2)] ?? Infinity
  const verdict = middle <= barMs ? 'within' : 'ABOVE'
  const range = `${times[0]} to ${times.at(-1)} ms`
  console.log(`start on an existing one: ${middle} ms (${range}), ${verdict} ${barMs} ms`)
  await keepResults([
    { name: 'start on an existing folder', value: middle, unit: 'ms', bar: barMs },
  ])
}

/** Starts Podium, waits until it says that it is ready, and stops it. Milliseconds until ready. */
async function timeStart(): Promise<number> {
  const from = performance.now()
  const podium = spawn(process.execPath, ['--import', 'zod/compile', start], {
    env: { ...process.env, PODIUM_DATA: folder, PODIUM_DEMO: 'off', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await addressOf(podium)
  const ms = Math.round(performance.now() - from)
  podium.kill('SIGTERM')
  await once(podium, 'exit')
  return ms
}
