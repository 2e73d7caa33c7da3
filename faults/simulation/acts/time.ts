import type { Act, Turn } from './stage.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How far the clock jumps, and now and then back, as when a machine's time is set right. */
const jumps = [minute, 10 * minute, hour, day, 3 * day, 8 * day, 15 * day, 31 * day, -minute, -hour]

export const jump: Act = async ({ stage, chance, actor }) => {
  const ms = chance.pick(jumps)
  actor.act += ` ${ms / minute} min`
  stage.clock.move(ms)
}

/** What a worker does each minute; here whenever it likes, also twice and beside itself. */
export const jobs = [
  'expire-supports',
  'end-matches',
  'keep-order-deadlines',
  'reconcile-payments',
  'expire-delegations',
  'remind-of-renewal',
  'remind-of-supports',
]

const triesBeforeSpared = 3

export const work: Act = (turn) => {
  const name = turn.chance.pick(jobs)
  turn.actor.act += ` ${name}`
  return doJob(turn, name)
}

/** Does a job; one that fails is done again, as the queue does. */
export async function doJob({ stage, actor }: Turn, name: string, data?: object): Promise<void> {
  for (let tries = 1; ; tries++) {
    actor.isDisturbed = false
    actor.isSpared = tries > triesBeforeSpared
    try {
      await actor.ask(() => stage.runJob(name, data))
      break
    } catch (error) {
      if (!actor.isDisturbed) throw error
    }
  }
  actor.isSpared = false
}
