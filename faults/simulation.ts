/**
 * Plays worlds in which supports, payments, orders, delegations, withdrawals and match funds move one
 * statement at a time, in an order that a seed decides, while the clock jumps, answers are lost, connections
 * break and jobs come twice; and holds what Podium keeps against what it answered.
 * `npm run simulate [-- --seed 1] [--steps 1000000] [--world 10000] [--minutes 10]`: a world is of so many
 * steps, and the next one has the next seed; it ends after all steps, or after the minutes where they are
 * given. `--broken NAME` plays a Podium that is broken on purpose, `--prove` each of those, and fails where
 * one is not found.
 */
import { parseArgs } from 'node:util'
import { startTestServer } from '../apps/api/test/database.ts'
import { brokenProducts } from './simulation/broken.ts'
import { playWorlds } from './simulation/play-worlds.ts'
import { prove } from './simulation/prove.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '1000000' },
    world: { type: 'string', default: '10000' },
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

const asked = {
  seed: Number(values.seed),
  steps: Number(values.steps),
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
process.exit(isSound ? 0 : 1)
