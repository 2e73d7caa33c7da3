import { findBrokenInvariants } from '../../apps/api/test/checks.ts'
import { createTestDatabase, type TestServer } from '../../apps/api/test/database.ts'
import type { Stage } from './acts/stage.ts'
import { Backends } from './backends.ts'
import { Books } from './books.ts'
import { Calls } from './caller.ts'
import { membersOf, openCast, restock } from './cast.ts'
import { readKept } from './kept.ts'
import { planRound } from './plan-round.ts'
import { Pauses } from './pauses.ts'
import { judge } from './rules/judge.ts'
import { Scheduler } from './scheduler.ts'
import { Trace } from './trace.ts'
import { VirtualClock } from './virtual-clock.ts'
import { Violation } from './violation.ts'
import { openWorld } from './world.ts'

/** Which world, and how much of it. */
export interface Wanted {
  seed: number
  /** The world ends with the round in which it reaches so many steps. */
  steps: number
  /** Acts left out, as `round.lane.place`: what is found without them needs them not. */
  without?: ReadonlySet<string>
  /** What is sent in place of a statement, where the product is broken on purpose. */
  rewrite?: (text: string) => string
}

/** What a world came to. */
export interface Played {
  seed: number
  steps: number
  rounds: number
  acts: string[]
  /** The same for the same seed. */
  digest: string
  /** What must not be; none in a sound world. */
  found: string[]
  /** The last lines of the trace. */
  last: string[]
  counts: Record<string, number>
}

const roundsBetweenChecks = 25

/** Plays a world from its beginning until it has taken its steps, or something is found. */
export async function playWorld(server: TestServer, wanted: Wanted): Promise<Played> {
  const database = await createTestDatabase(server)
  const clock = new VirtualClock()
  const trace = new Trace()
  const backends = new Backends(database.url)
  await backends.open()
  clock.start()
  const pauses = new Pauses()
  pauses.start()
  try {
    await backends.ask(keepStill)
    const world = await openWorld(database.url, wanted.rewrite)
    try {
      return await play(world, { wanted, clock, trace, backends, pauses })
    } finally {
      backends.wakeAll()
      await world.stop()
    }
  } finally {
    clock.stop()
    pauses.stop()
    await backends.close()
    await database.stop()
  }
}

/** Nothing in PostgreSQL goes by a time of its own. */
const keepStill = `do $$ declare t record; begin
  for t in select oid::regclass as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %s set (autovacuum_enabled = false)', t.name);
  end loop; end $$`

type World = Awaited<ReturnType<typeof openWorld>>

interface Parts {
  wanted: Wanted
  clock: VirtualClock
  trace: Trace
  backends: Backends
  pauses: Pauses
}

async function play(world: World, parts: Parts): Promise<Played> {
  const { wanted, clock, trace, backends, pauses } = parts
  const cast = await openCast(world.podium, backends)
  const books = new Books()
  const calls = new Calls(world.podium, trace)
  const runJob = async (name: string, data: object = {}) => {
    const handler = world.context.jobHandlers.find(({ job }) => job.name === name)
    await handler?.run(data as never)
  }
  const stage: Stage = { cast, books, calls, clock, narrow: undefined, isDelegated: false, runJob }
  const scheduler = new Scheduler({ lines: world.lines, backends, pauses, clock, trace })
  const members = membersOf(cast).map(({ id }) => id)
  const pieces = new Map<number, number>()
  const acts: string[] = []
  let rounds = 0
  const result = (found: string[]): Played => ({
    ...{ seed: wanted.seed, steps: trace.steps, rounds, acts, found, last: trace.last },
    digest: trace.digest(),
    counts: { ...calls.counts, ...scheduler.counts },
  })
  world.lines.isStepped = true
  while (trace.steps < wanted.steps) {
    rounds += 1
    await restock(cast, new Set(books.recalls.keys()), backends)
    for (const product of cast.products) pieces.set(product.id, product.pieces ?? 0)
    try {
      const plan = { wanted, pauses, round: rounds, acts }
      for (const { work, manner } of planRound(stage, plan)) await scheduler.play(work, manner)
    } catch (error) {
      return result([error instanceof Violation ? error.message : String((error as Error).stack)])
    }
    const kept = await readKept(backends)
    const found = judge(books, kept, { latest: clock.latest, members, pieces })
    if (rounds % roundsBetweenChecks === 0) found.push(...(await brokenRules(world, clock)))
    if (found.length > 0) return result(found)
  }
  return result(await brokenRules(world, clock))
}

/** The project's own rules of its data (`apps/api/checks`). */
async function brokenRules({ lines, context }: World, { latest }: VirtualClock): Promise<string[]> {
  lines.isStepped = false
  const broken = await findBrokenInvariants(context.database.db, new Date(latest))
  lines.isStepped = true
  return broken.map(({ check, row }) => `${check}: ${JSON.stringify(row)}`)
}
