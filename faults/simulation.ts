/**
 * Plays worlds in which supports, payments, orders, delegations, withdrawals and match funds move one
 * statement at a time, in an order that a seed decides, while the clock jumps, answers are lost, connections
 * break and jobs come twice; and holds what Podium keeps against what it answered.
 * `npm run simulate [-- --seed 1] [--steps 1000000] [--world 10000] [--minutes 10] [--beside 2]`: a world is
 * of so many steps, and the next one has the next seed; it ends after all steps, or after the minutes where
 * they are given. So many processes share them, each with a database server of its own. `--broken NAME` plays a Podium that is broken on purpose, `--prove` each of those, and fails where
 * one is not found.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { startTestServer } from '../apps/api/test/database.ts'
import { brokenProducts } from './simulation/broken.ts'
import { playWorlds } from './simulation/play-worlds.ts'
import { prove } from './simulation/prove.ts'
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
const { broken } = values
if (broken && !brokenProducts[broken]) {
  console.error(`There is no such; there are ${Object.keys(brokenProducts).join(', ')}.`)
  process.exit(1)
}

const beside = Math.min(
  Number(values.beside),
  Math.ceil(Number(values.steps) / Number(values.world)),
)
const [own, ...others] = share(beside)
const running = values.prove ? [] : others.map((seed) => playBeside(seed))
const asked = {
  seed: own ?? 1,
  steps: Number(values.steps) / beside,
  world: Math.min(Number(values.world), Number(values.steps)),
  ms: Number(values.minutes) * 60_000 || Infinity,
}
const server = await startTestServer()
let isSound = false
try {
  isSound = values.prove
    ? await prove(server, asked.seed)
    : await playWorlds(server, { ...asked, broken })
} finally {
  await server.stop()
}
// What the server keeps open for its next request ends with the process.
const codes = await Promise.all(running)
process.exit(isSound && codes.every((code) => code === 0) ? 0 : 1)

/** The first seed of each process: so many worlds of them lie between. */
function share(count: number): number[] {
  const worlds = Math.ceil(Number(values.steps) / count / Number(values.world))
  return Array.from({ length: count }, (_, at) => Number(values.seed) + at * worlds)
}

function playBeside(seed: number): Promise<number> {
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
