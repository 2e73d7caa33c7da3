import type { TestServer } from '../../apps/api/test/database.ts'
import { brokenProducts } from './broken.ts'
import { playWorld } from './play-world.ts'

const mostWorlds = 10
const stepsOfWorld = 3000

/** How a Podium that is broken on purpose fared, or the one that is not. */
export interface Proven {
  name: string
  /** How many steps were played until something was found, or in all. */
  steps: number
  /** The seed of the last world. */
  seed: number
  /** What was found, in a line; '' for nothing. */
  found: string
}

/** The name of the Podium that is not broken, in which nothing may be found. */
export const sound = 'sound'

/** What is to be played, sound and broken. */
export const proofs = [...Object.keys(brokenProducts), sound]

/** Plays one of them in world after world until something is found. */
export async function proveOne(server: TestServer, name: string, first: number): Promise<Proven> {
  const rewrite = brokenProducts[name]?.rewrite
  let steps = 0
  for (let seed = first; seed < first + mostWorlds; seed++) {
    const played = await playWorld(server, {
      seed,
      steps: stepsOfWorld,
      ...(rewrite && { rewrite }),
    })
    steps += played.steps
    const [found] = played.found
    if (found) return { name, steps, seed, found: found.split('\n')[0]!.slice(0, 100) }
  }
  return { name, steps, seed: first + mostWorlds - 1, found: '' }
}

/** Every broken one has to be found, and nothing in the sound one. */
export function isProven({ name, found }: Proven): boolean {
  return (found === '') === (name === sound)
}

/** Prints all of them as one table, and says what was not as it has to be. */
export function tellProven(all: Proven[]): boolean {
  console.table(
    Object.fromEntries(all.map(({ name, steps, seed, found }) => [name, { steps, seed, found }])),
  )
  const wrong = all.filter((one) => !isProven(one)).map(({ name }) => name)
  const broken = all.filter(({ name }) => name !== sound)
  console.log(
    wrong.length > 0
      ? `Not as it has to be: ${wrong.join(', ')}.`
      : `All ${broken.length} broken ones were found, after ${Math.max(...broken.map(({ steps }) => steps))} steps at most.`,
  )
  return wrong.length === 0
}
