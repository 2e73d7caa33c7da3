/**
 * Plays worlds in which everything that money touches moves one statement at a time, in an order that a
 * seed decides, while the clock jumps, answers are lost, connections break and jobs come twice; and holds
 * what Podium keeps against what it answered.
 * `npm run simulate [-- --seed 1] [--steps 1000000] [--world 10000] [--minutes 10] [--beside 2]`: a world is
 * of so many steps, and the next one has the next seed; it ends after all steps, or after the minutes where
 * they are given. So many processes share them, each with a database server of its own. `--broken NAME`
 * plays a Podium that is broken on purpose; `--prove` plays each of those until it is found, and a sound one
 * as long, and ends with a table.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { startTestServer, type TestServer } from '../apps/api/test/database.ts'
import { playWorlds } from './simulation/play-worlds.ts'
import { proveBeside, reportProven } from './simulation/prove-beside.ts'
import { proofs, proveOne } from './simulation/prove.ts'
import { run } from '../tools/run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '1000000' },
    world: { type: 'string', default: '10000' },
    beside: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '0' },
    broken: { type: 'string' },
    prove: { type: 'boolean', default: false },
  },
})
const named = values.broken?.split(',') ?? []
const unknown = named.find((name) => !proofs.includes(name))
if (unknown) {
  console.error(`There is no "${unknown}"; there are ${proofs.join(', ')}.`)
  process.exit(1)
}

process.exit((await (values.prove ? proveAll() : playAll())) ? 0 : 1)

/** Those that are named here; all of them in processes of their own. */
async function proveAll(): Promise<boolean> {
  const seed = Number(values.seed)
  if (named.length === 0) return proveBeside(import.meta.filename, seed, Number(values.beside))
  return withServer(async (server) => {
    for (const name of named) reportProven(await proveOne(server, name, seed))
    return true
  })
}

async function playAll(): Promise<boolean> {
  const worlds = Math.ceil(Number(values.steps) / Number(values.world))
  const beside = Math.min(Number(values.beside), worlds)
  const [own, ...others] = share(beside)
  const running = others.map((seed) => playBeside(seed, beside))
  const asked = {
    seed: own ?? 1,
    steps: Number(values.steps) / beside,
    world: Math.min(Number(values.world), Number(values.steps)),
    ms: Number(values.minutes) * 60_000 || Infinity,
    broken: named[0],
  }
  const isSound = await withServer((server) => playWorlds(server, asked))
  const codes = await Promise.all(running)
  return isSound && codes.every((code) => code === 0)
}

async function withServer<R>(use: (server: TestServer) => Promise<R>): Promise<R> {
  const server = await startTestServer()
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

/** The first seed of each process: so many worlds of them lie between. */
function share(count: number): number[] {
  const worlds = Math.ceil(Number(values.steps) / count / Number(values.world))
  return Array.from({ length: count }, (_, at) => Number(values.seed) + at * worlds)
}

function playBeside(seed: number, beside: number): Promise<number> {
  const given = {
    ...values,
    seed: String(seed),
    steps: String(Number(values.steps) / beside),
    beside: '1',
  }
  const options = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : [],
  )
  return run('node', ['--import', 'zod/compile', import.meta.filename, ...options])
}
