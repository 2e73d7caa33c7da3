import type { TestServer } from '../../apps/api/test/database.ts'
import { brokenProducts } from './broken.ts'
import { type Played, playWorld, type Wanted } from './play-world.ts'
import { shrink } from './shrink.ts'

/** How much is played from which seed on; `ms` is when no further world begins. */
export interface Asked {
  seed: number
  steps: number
  world: number
  ms: number
  broken?: string | undefined
}

/** How many steps lie between two lines of progress. */
const sparsely = 100_000

/** What this process holds, so that a night's run shows whether that grows. */
const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6)

/** In so many steps everything that can happen has to. */
const enough = 200_000

/** Plays one world after the other and says what there was; false where something was found. */
export async function playWorlds(server: TestServer, asked: Asked): Promise<boolean> {
  const began = performance.now()
  const totals: Record<string, number> = {}
  const digests: string[] = []
  let told = 0
  let [steps, worlds] = [0, 0]
  while (steps < asked.steps && performance.now() - began < asked.ms) {
    const rewrite = asked.broken ? brokenProducts[asked.broken]?.rewrite : undefined
    const wanted = { seed: asked.seed + worlds, steps: asked.world, ...(rewrite && { rewrite }) }
    const played = await playWorld(server, wanted)
    worlds += 1
    steps += played.steps
    if (digests.length < 3) digests.push(played.digest)
    for (const [name, count] of Object.entries(played.counts)) {
      totals[name] = (totals[name] ?? 0) + count
    }
    if (played.found.length > 0) {
      await tell(server, { wanted, played, asked })
      return false
    }
    if (steps - told >= sparsely) {
      told = steps
      const speed = Math.round(steps / ((performance.now() - began) / 1000))
      console.log(
        `from ${asked.seed}: ${worlds} worlds, ${steps} steps, ${speed} a second, ${megabytes()} MB`,
      )
    }
  }
  const seconds = (performance.now() - began) / 1000
  console.table({ worlds, steps, ...totals, 'steps a second': Math.round(steps / seconds) })
  // Podium takes locks in an order in which no circle comes about.
  const expected = Object.keys(totals).filter((name) => steps >= enough && name !== 'circles')
  const missing = expected.filter((name) => totals[name] === 0)
  if (missing.length > 0) {
    console.error(`Never happened, so nothing is known of it: ${missing.join(', ')}.`)
    return false
  }
  console.log(`Nothing was found in ${steps} steps; the traces are ${digests.join(', ')}…`)
  return true
}

/** What was found, how it came to that, and how to see it again. */
async function tell(
  server: TestServer,
  { wanted, played, asked }: { wanted: Wanted; played: Played; asked: Asked },
): Promise<void> {
  const { seed, last, steps, rounds, found, digest } = played
  console.error(`\n${last.join('\n')}\n\nWorld ${seed}, step ${steps}, round ${rounds}, ${digest}:`)
  for (const one of found.slice(0, 10)) console.error(`  ${one}`)
  const options = [`--seed ${seed}`, `--steps ${asked.world}`]
  if (asked.broken) options.push(`--broken ${asked.broken}`)
  console.error(`\nAgain: npm run simulate -- ${options.join(' ')}`)
  const smaller = await shrink(server, wanted, played)
  if (!smaller) return
  console.error(`\nWith ${smaller.acts.length} acts alone, at step ${smaller.steps}:`)
  console.error(smaller.last.join('\n'))
  for (const one of smaller.found.slice(0, 3)) console.error(`  ${one}`)
}
