import type { Actor } from '../actor.ts'
import { type Books, latest } from '../books.ts'
import type { Calls, How, Span } from '../caller.ts'
import type { Cast, Somebody } from '../cast.ts'
import type { Chance } from '../chance.ts'
import type { VirtualClock } from '../virtual-clock.ts'

/** Where people act: who there is, what was answered so far, and what else there is to use. */
export interface Stage {
  cast: Cast
  books: Books
  calls: Calls
  clock: VirtualClock
  /** Everybody turns to so many of the latest of a kind; undefined where it is as they like. */
  narrow: number | undefined
  /** Whoever can act through a delegate does. */
  isDelegated: boolean
  /** Does a job now, as the worker does, with what it was left to do. */
  runJob(name: string, data?: object): Promise<void>
}

/** One act of somebody in a round, with draws of its own and a name for the server. */
export interface Turn {
  stage: Stage
  actor: Actor
  chance: Chance
  key: string
}

/** Something that people do; it picks by itself whom and what it is about, or does nothing. */
export type Act = (turn: Turn) => Promise<void>

/** Somebody who makes a call, for `make`. */
export const by = ({ actor, chance }: Turn, who: Somebody) => ({ actor, who, chance })

/** One of the latest few of a kind, those that `fit` mostly; undefined where there is none. */
export function pickLatest<T>(
  { stage, chance }: Turn,
  all: ReadonlyMap<unknown, T>,
  { most, fits }: { most: number; fits?: (one: T) => boolean },
): T | undefined {
  const known = latest(all, stage.narrow ?? most)
  const fitting = fits ? known.filter(fits) : known
  const among = fitting.length > 0 && !chance.oneIn(5) ? fitting : known
  return among.length > 0 ? chance.pick(among) : undefined
}

/** Who makes a call that is a member's to make, and what is noted of it once it was answered. */
interface Acting {
  who: Somebody
  how: How
  told: (heard: Span & { done: boolean }) => void
}

/** A member by themselves, or, for the first athlete, now and then whoever acts for them. */
export function throughDelegate({ stage, chance, key }: Turn, principal: Somebody): Acting {
  if (principal.id !== stage.cast.athletes[0]?.id || (!stage.isDelegated && chance.oneIn(2))) {
    return { who: principal, how: { key }, told: () => {} }
  }
  const clock = stage.clock.at
  const told = ({ done, began, ended, isAtOnce }: Span & { done: boolean }) => {
    if (done) stage.books.delegated.push({ began, ended, isAtOnce, clock })
  }
  return { who: stage.cast.managers[0]!, how: { key, actingFor: principal }, told }
}
