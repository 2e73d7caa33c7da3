import type { TestServer } from '../../apps/api/test/database.ts'
import { brokenProducts } from './broken.ts'
import { playWorld } from './play-world.ts'

const mostWorlds = 8
const stepsOfWorld = 5000

/** Plays every Podium that is broken on purpose until it is found out; false where one is not. */
export async function prove(server: TestServer, seed: number): Promise<boolean> {
  const rows: Record<string, { steps: number; found: string }> = {}
  for (const [name, { rewrite }] of Object.entries(brokenProducts)) {
    const { steps, found } = await findOut(server, seed, rewrite)
    rows[name] = { steps, found: found.split('\n')[0]!.slice(0, 100) }
    console.log(`${name}: ${found ? `after ${steps} steps` : `not after ${steps} steps`}`)
  }
  console.table(rows)
  return Object.values(rows).every(({ found }) => found !== '')
}

async function findOut(server: TestServer, seed: number, rewrite: (text: string) => string) {
  let steps = 0
  for (let world = 0; world < mostWorlds; world++) {
    const played = await playWorld(server, { seed: seed + world, steps: stepsOfWorld, rewrite })
    steps += played.steps
    if (played.found.length > 0) return { steps, found: played.found[0]! }
  }
  return { steps, found: '' }
}
