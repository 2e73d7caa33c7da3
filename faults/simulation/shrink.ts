import type { TestServer } from '../../apps/api/test/database.ts'
import { type Played, playWorld, type Wanted } from './play-world.ts'

const mostTries = 14

/**
 * The same world with fewer acts, in which something is found as well; nothing where none can be left out.
 * Halves are left out first, the early ones before the late, then quarters, for a few tries.
 */
export async function shrink(
  server: TestServer,
  wanted: Wanted,
  played: Played,
): Promise<Played | undefined> {
  const out = new Set<string>()
  let best: Played | undefined
  let acts = played.acts
  let parts = 2
  let at = 0
  for (let tries = 0; tries < mostTries && acts.length > 1; tries++) {
    const size = Math.ceil(acts.length / parts)
    const left = acts.slice(at * size, (at + 1) * size)
    const without = new Set([...out, ...left])
    // No further than it took before: without some acts the seed goes another way.
    const smaller = await playWorld(server, { ...wanted, steps: played.steps * 1.2, without })
    if (smaller.found.length > 0) {
      for (const act of left) out.add(act)
      best = smaller
      acts = smaller.acts
      continue
    }
    at += 1
    if (at < parts) continue
    at = 0
    parts *= 2
  }
  return best
}
