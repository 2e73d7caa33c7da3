import { contests } from './acts/contests.ts'
import { themes } from './acts/plan.ts'
import type { Act, Stage, Turn } from './acts/stage.ts'
import type { Actor } from './actor.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Pauses } from './pauses.ts'
import type { Wanted } from './play-world.ts'
import type { Manner } from './scheduler.ts'

interface Plan {
  wanted: Wanted
  pauses: Pauses
  round: number
  /** Every act that is planned is added. */
  acts: string[]
}

/** What is played at once: each lane's acts, and how. */
interface Scene {
  work: Map<string, (actor: Actor) => Promise<void>>
  manner: Manner
}

interface Planned {
  name: string
  act: Act
  /** `round.lane.place`: the place of its draws, and its name for the server. */
  key: string
}

/** Who does what beside whom in a round, each act with draws of its own: one scene after the other. */
export function* planRound(stage: Stage, plan: Plan): Generator<Scene> {
  const chance = chanceOf(plan.wanted.seed, plan.round)
  const manner = (): Manner => ({
    chance: chanceOf(plan.wanted.seed, plan.round, 0, 1),
    failures: chance.pick([0, 0, 200, 60, 25]),
    isGreedy: chance.oneIn(2),
  })
  if (chance.oneIn(2)) yield* contest(stage, plan, { chance, manner: manner() })
  else {
    stage.narrow = chance.oneIn(2) ? 2 : undefined
    stage.isDelegated = false
    yield { work: workOf(stage, plan, drawLanes(plan, chance)), manner: manner() }
  }
}

/** What leads up to a contest, undisturbed, and the contest. */
function* contest(
  stage: Stage,
  plan: Plan,
  { chance, manner }: { chance: Chance; manner: Manner },
): Generator<Scene> {
  const { before, lanes, narrow, isDelegated = false } = chance.pick(contests)
  const named = (acts: readonly Act[], lane: number) =>
    acts.map((act, place) => ({
      name: act.name || 'contend',
      act,
      key: `${plan.round}.${lane}.${place + 1}`,
    }))
  stage.narrow = narrow
  stage.isDelegated = false
  const calm = { chance: chanceOf(plan.wanted.seed, plan.round, 0, 2), failures: 0, isGreedy: true }
  yield { work: workOf(stage, plan, [named(before, 9)]), manner: calm }
  stage.isDelegated = isDelegated
  const beside = lanes.map((acts, at) => named(acts, at + 1))
  yield { work: workOf(stage, plan, beside), manner }
}

function drawLanes({ round }: Plan, chance: Chance): Planned[][] {
  const theme = chance.pick(themes)
  return Array.from({ length: 2 + chance.below(5) }, (_, lane) =>
    Array.from({ length: 1 + chance.below(4) }, (_act, place) => ({
      ...chance.pick(theme),
      key: `${round}.${lane + 1}.${place + 1}`,
    })),
  )
}

function workOf(stage: Stage, plan: Plan, lanes: Planned[][]): Scene['work'] {
  const work: Scene['work'] = new Map()
  for (const lane of lanes) {
    const planned = lane.filter(({ key }) => !plan.wanted.without?.has(key))
    const [first] = planned
    if (!first) continue
    plan.acts.push(...planned.map(({ key }) => key))
    work.set(first.key.split('.').slice(0, 2).join('.'), (actor) =>
      doAll(actor, planned, { stage, plan }),
    )
  }
  return work
}

async function doAll(
  actor: Actor,
  planned: Planned[],
  { stage, plan }: { stage: Stage; plan: Plan },
): Promise<void> {
  for (const { name, act, key } of planned) {
    actor.act = name
    await plan.pauses.wait(actor)
    const chance = chanceOf(plan.wanted.seed, ...key.split('.').map(Number))
    const turn: Turn = { stage, actor, chance, key }
    await act(turn)
  }
}
