import { setImmediate as afterThisTurn, setTimeout as pause } from 'node:timers/promises'
import { Actor } from './actor.ts'
import { type Backends, findCircle } from './backends.ts'
import type { Chance } from './chance.ts'
import { Violation } from './violation.ts'
import type { Held, Line, Lines } from './lines.ts'
import type { Pause, Pauses } from './pauses.ts'
import type { Trace } from './trace.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** How a round is played. */
export interface Manner {
  chance: Chance
  /** One statement in so many fails; 0 for none. */
  failures: number
  /** Somebody goes on until they wait or chance says otherwise, in place of everybody alike. */
  isGreedy: boolean
}

interface Parts {
  lines: Lines
  backends: Backends
  pauses: Pauses
  clock: VirtualClock
  trace: Trace
}

/** A statement that waits in PostgreSQL for a lock. */
interface Blocked {
  held: Held
  answer: Promise<Outcome>
  isWoken: boolean
}

type Outcome = Parameters<Held['settle']>[0]

type Choice =
  | { kind: 'send'; held: Held }
  | { kind: 'wake'; blocked: Blocked }
  | { kind: 'notice'; line: Line }
  | { kind: 'resume'; pause: Pause }

/** What failure is let in at a statement. */
type Failure = 'cut before' | 'cut after' | '40001' | '40P01' | null

const silenceMs = 4
const stuckMs = 60_000

/**
 * Lets people act beside each other, one statement at a time: the seed says whose is next, which fail, and
 * who of those that wait for each other gives way. Between two steps everybody stands still: in their own
 * code nobody has anything left to do, and whoever waits for a lock is stopped.
 */
export class Scheduler {
  readonly #parts: Parts
  #blocked: Blocked[] = []
  /** Broken connections that PostgreSQL still takes for whole. */
  #unnoticed: Line[] = []
  #last: Actor | undefined
  readonly counts = { waits: 0, circles: 0, cuts: 0, gaveWay: 0 }

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Has everybody act to their end. Throws what one of them throws. */
  async play(work: Map<string, (actor: Actor) => Promise<void>>, manner: Manner): Promise<void> {
    const failures: unknown[] = []
    const actors = [...work].map(([name, act], at) => {
      const actor = new Actor(name, at + 1)
      void act(actor)
        .catch((error: unknown) => failures.push(error))
        .finally(() => (actor.isDone = true))
      return actor
    })
    for (;;) {
      await standStill(actors, this.#parts.lines)
      const choices = this.#choices()
      if (choices.length === 0) break
      await this.#take(this.#choose(choices, manner), manner)
    }
    if (this.#blocked.length > 0) throw new Error('everybody waits, and not in a circle')
    if (failures.length > 0) throw failures[0]
    const fault = actors.find((one) => one.fault)?.fault
    if (fault) throw new Violation(fault)
  }

  #choices(): Choice[] {
    const waiting = new Set(this.#blocked.map(({ held }) => held.line))
    return [
      ...this.#parts.lines.all
        .filter((line) => line.held.length > 0 && !waiting.has(line))
        .sort((a, b) => a.lane - b.lane || a.turn - b.turn)
        .map((line): Choice => ({ kind: 'send', held: line.held[0]! })),
      ...this.#blocked
        .filter(({ isWoken }) => isWoken)
        .map((blocked): Choice => ({ kind: 'wake', blocked })),
      ...this.#unnoticed.map((line): Choice => ({ kind: 'notice', line })),
      ...this.#parts.pauses.open
        .toSorted(byLane)
        .map((pause): Choice => ({ kind: 'resume', pause })),
    ]
  }

  #choose(choices: Choice[], { chance, isGreedy }: Manner): Choice {
    const own = choices.filter((choice) => actorOf(choice) === this.#last)
    const going = isGreedy && own.length > 0 && !chance.oneIn(12) ? own : choices
    const choice = chance.pick(going)
    this.#last = actorOf(choice) ?? this.#last
    return choice
  }

  async #take(choice: Choice, manner: Manner): Promise<void> {
    this.#parts.clock.move(1 + manner.chance.below(40))
    if (choice.kind === 'send') await this.#send(choice.held, manner)
    else if (choice.kind === 'wake') await this.#goOn(choice.blocked)
    else if (choice.kind === 'notice') await this.#notice(choice.line)
    else this.#resume(choice.pause)
    await this.#lookAtBlocked(manner.chance)
  }

  async #send(held: Held, manner: Manner): Promise<void> {
    held.line.held.shift()
    const failure = chooseFailure(held, manner)
    if (failure) held.strand.actor.isDisturbed = true
    if (failure === 'cut before') return this.#cut(held, failure)
    const givesWay = failure === '40001' || failure === '40P01'
    const answer = givesWay ? giveWay(held.line, failure) : sendNow(held)
    if (givesWay) this.counts.gaveWay += 1
    const outcome = await this.#answerOf(answer, held.line.pid)
    if (failure === 'cut after' && outcome) return this.#cut(held, failure)
    if (outcome) return this.#settle(held, outcome)
    this.counts.waits += 1
    this.#say(held, 'waits')
    this.#parts.backends.stand(held.line.pid)
    this.#blocked.push({ held, answer, isWoken: false })
  }

  /** The answer, or nothing where PostgreSQL lets it wait for a lock. */
  async #answerOf(answer: Promise<Outcome>, pid: number): Promise<Outcome | undefined> {
    for (;;) {
      const outcome = await orSilence(answer)
      if (outcome) return outcome
      const blockers = await this.#parts.backends.findBlockers([pid])
      if (blockers.get(pid)?.length) return undefined
    }
  }

  async #goOn(blocked: Blocked): Promise<void> {
    const { held, answer } = blocked
    blocked.isWoken = false
    this.#parts.backends.wake(held.line.pid)
    const outcome = await this.#answerOf(answer, held.line.pid)
    if (!outcome) return this.#parts.backends.stand(held.line.pid)
    this.#forget(blocked)
    this.#settle(held, outcome)
  }

  #forget(blocked: Blocked): void {
    this.#blocked = this.#blocked.filter((one) => one !== blocked)
  }

  /** The application loses a connection; what PostgreSQL did stands, and is undone once it notices. */
  #cut(held: Held, how: string): void {
    this.counts.cuts += 1
    this.#say(held, how)
    held.settle({ error: new Error('Connection terminated unexpectedly') })
    held.line.break()
    this.#unnoticed.push(held.line)
  }

  async #notice(line: Line): Promise<void> {
    this.#unnoticed = this.#unnoticed.filter((one) => one !== line)
    await line.end()
    this.#parts.trace.step('(the end of a connection is noticed)')
  }

  #resume(pause: Pause): void {
    const { open } = this.#parts.pauses
    open.splice(open.indexOf(pause), 1)
    const { name, act } = pause.strand.actor
    this.#parts.trace.step(`${name} ${act}: goes on`)
    pause.end()
  }

  #settle(held: Held, outcome: Outcome): void {
    this.#say(held, 'error' in outcome ? codeOf(outcome.error) : String(outcome.result.rowCount))
    held.settle(outcome)
  }

  #say({ strand: { actor }, text }: Held, outcome: string): void {
    this.#parts.trace.step(`${actor.name} ${actor.act}: ${shortened(text)} → ${outcome}`)
  }

  /** Who of those that wait can go on by now; where they wait in a circle, one of them gives way. */
  async #lookAtBlocked(chance: Chance): Promise<void> {
    for (;;) {
      if (this.#blocked.length === 0) return
      const pids = this.#blocked.map(({ held }) => held.line.pid)
      const blockers = await this.#parts.backends.findBlockers(pids)
      for (const blocked of this.#blocked) {
        blocked.isWoken = blockers.get(blocked.held.line.pid)?.length === 0
      }
      const circle = findCircle(blockers)
      if (!circle) return
      await this.#endOneOf(circle, chance)
    }
  }

  async #endOneOf(circle: number[], chance: Chance): Promise<void> {
    const inIt = this.#blocked.filter(({ held }) => circle.includes(held.line.pid))
    const blocked = chance.pick(inIt)
    this.counts.circles += 1
    await this.#parts.backends.cancel(blocked.held.line.pid)
    await blocked.answer
    this.#forget(blocked)
    blocked.held.strand.actor.isDisturbed = true
    // What PostgreSQL itself says to one of them after a second.
    const error = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    this.#settle(blocked.held, { error })
  }
}

const byLane = (a: Pause, b: Pause) => a.strand.actor.lane - b.strand.actor.lane

function actorOf(choice: Choice): Actor | undefined {
  if (choice.kind === 'send') return choice.held.strand.actor
  if (choice.kind === 'resume') return choice.pause.strand.actor
  return choice.kind === 'wake' ? choice.blocked.held.strand.actor : undefined
}

/** An answer, or nothing where there is none for a moment. */
function orSilence(answer: Promise<Outcome>): Promise<Outcome | undefined> {
  return new Promise((resolve) => {
    const silence = setTimeout(() => resolve(undefined), silenceMs)
    void answer.then((outcome) => {
      clearTimeout(silence)
      resolve(outcome)
    })
  })
}

/** Waits until everybody has asked something, or is done. */
async function standStill(actors: readonly Actor[], lines: Lines): Promise<void> {
  const began = performance.now()
  await afterThisTurn()
  await afterThisTurn()
  const isMoving = () => lines.opening > 0 || actors.some((one) => !one.standsStill)
  for (let turns = 0; isMoving(); turns++) {
    // Somebody waits for a thread, as for a signature.
    await (turns < 30 ? afterThisTurn() : pause(1))
    if (!isMoving()) await afterThisTurn()
    if (performance.now() - began > stuckMs) throw new Error(`stuck: ${namesOf(actors)}`)
  }
}

const namesOf = (actors: readonly Actor[]) =>
  actors
    .filter((one) => !one.standsStill)
    .map(({ name, act }) => `${name} ${act}`)
    .join(', ')

function chooseFailure({ line, text, strand }: Held, { chance, failures }: Manner): Failure {
  if (
    failures === 0 ||
    strand.actor.isSpared ||
    !chance.oneIn(failures) ||
    text === 'begin' ||
    text === 'rollback'
  ) {
    return null
  }
  return chance.pick(
    line.isOpen
      ? (['cut before', 'cut after', '40001', '40P01'] as const)
      : (['cut before', 'cut after'] as const),
  )
}

function sendNow({ line, text, values }: Held): Promise<Outcome> {
  return outcomeOf(line.send(text, values))
}

/** PostgreSQL ends the transaction, as where two cannot be put in an order or wait for each other. */
function giveWay(line: Line, code: string): Promise<Outcome> {
  const raising = `do $$ begin raise exception 'gives way' using errcode = '${code}'; end $$`
  return outcomeOf(line.send(raising, []))
}

async function outcomeOf(answer: ReturnType<Line['send']>): Promise<Outcome> {
  try {
    return { result: await answer }
  } catch (error) {
    return { error: error as Error }
  }
}

const codeOf = (error: Error) => (error as { code?: string }).code ?? error.message

function shortened(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 90)
}
