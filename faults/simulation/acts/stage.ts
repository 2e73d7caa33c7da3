import type { Actor } from '../actor.ts'
import type { Books } from '../books.ts'
import type { Calls } from '../caller.ts'
import type { Cast, Somebody } from '../cast.ts'
import type { Chance } from '../chance.ts'
import type { VirtualClock } from '../virtual-clock.ts'

/** Where people act: who there is, what was answered so far, and what else there is to use. */
export interface Stage {
  cast: Cast
  books: Books
  calls: Calls
  clock: VirtualClock
  /** Does a job now, as the worker does. */
  runJob(name: string): Promise<void>
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
