import { isDeepStrictEqual } from 'node:util'
import { refusals } from '@podium/contract/refusals'
import type { Reply, RouteShape, Sending } from '@podium/contract/route'
import { actingHeader } from '@podium/contract/scopes'
import { createAccessTokens } from '../../apps/api/src/features/identity/index.ts'
import { type TestPodium, testSecret } from '../../apps/api/test/harness.ts'
import { Person } from '../../apps/api/test/person.ts'
import type { Actor } from './actor.ts'
import type { Somebody } from './cast.ts'
import type { Chance } from './chance.ts'
import type { Trace } from './trace.ts'
import { Violation } from './violation.ts'

/** How a call is made beside what it sends. */
export interface How {
  /** The name of the act for the server (`acts.idempotent`); the same for every try. */
  key: string
  /** The member for whom the caller acts. */
  actingFor?: Somebody
}

/** What a call came to: what was answered, or the names of the refusal. */
export type Heard<R extends RouteShape> =
  | (Span & { done: true; reply: Reply<R> })
  | (Span & { done: false; refusals: string[] })

/** Between which steps of the trace a call was made and answered, and whether at the first try. */
export interface Span {
  began: number
  ended: number
  isAtOnce: boolean
}

const nameOfCode = new Map<number, string>(
  Object.entries(refusals).map(([name, { code }]) => [code, name]),
)
/** What every call may be refused for, whatever it is. */
const ofEveryCall = new Set(['delegationEnded', 'scopeMissing', 'unavailable'])

/** Whether a refusal is one that the contract says of the call; a field is named by itself. */
function mayAnswer({ refusals: own = [] }: RouteShape, name: string): boolean {
  return !(name in refusals) || ofEveryCall.has(name) || (own as readonly string[]).includes(name)
}

const tokenMs = 240_000
const triesBeforeSpared = 4

/**
 * Makes calls as a careful program does: what got no answer is sent again under the same key, until there
 * is one; and so is, now and then, what was answered, since the answer may have been lost on its way.
 */
export class Calls {
  readonly #podium: TestPodium
  readonly #trace: Trace
  readonly #tokens = createAccessTokens(testSecret)
  readonly #known = new Map<number, { token: string; at: number }>()
  readonly counts = { calls: 0, done: 0, refused: 0, unanswered: 0, lost: 0 }

  constructor(podium: TestPodium, trace: Trace) {
    this.#podium = podium
    this.#trace = trace
  }

  /** Makes one call until it is answered. */
  async make<R extends RouteShape>(
    { actor, who, chance }: { actor: Actor; who: Somebody; chance: Chance },
    route: R,
    sent: Sending<R>,
    how: How,
  ): Promise<Heard<R>> {
    const began = this.#trace.steps
    const losesFirst = chance.oneIn(10)
    const first = await this.#untilAnswered(actor, who, { route, sent, how })
    const ended = this.#trace.steps
    const again = losesFirst
      ? await this.#again(actor, who, { route, sent, how, first })
      : undefined
    // What was refused under a key can succeed under it later.
    const { status, names, body } = first.status < 300 ? first : (again ?? first)
    this.#trace.note(`${actor.name} ${actor.act}: ${status} ${names.join(' ')}`)
    const isAtOnce = first.tries === 1 && (first.status < 300 || !again)
    const span = { began, ended: isAtOnce ? ended : this.#trace.steps, isAtOnce }
    if (status < 300) return { ...span, done: true, reply: body as Reply<R> }
    return { ...span, done: false, refusals: names }
  }

  async #again<R extends RouteShape>(
    actor: Actor,
    who: Somebody,
    { first, ...call }: Call<R> & { first: Answer },
  ): Promise<Answer> {
    this.counts.lost += 1
    const again = await this.#untilAnswered(actor, who, call)
    if (!call.route.idempotent || first.status >= 300) return again
    if (again.names.includes('delegationEnded')) return again
    if (again.status === first.status && isDeepStrictEqual(again.body, first.body)) return again
    const answers = [first, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)
    throw new Violation(`${actor.act}: the same key was answered\n  ${answers.join('\n  ')}`)
  }

  async #untilAnswered<R extends RouteShape>(
    actor: Actor,
    who: Somebody,
    call: Call<R>,
  ): Promise<Answer & { tries: number }> {
    for (let tries = 1; ; tries++) {
      this.counts.calls += 1
      actor.isDisturbed = false
      actor.isSpared = tries > triesBeforeSpared
      const answer = await actor.ask(() => this.#send(who, call))
      if (answer.status === 503 && actor.isDisturbed) {
        this.counts.unanswered += 1
        continue
      }
      // The clock has gone too far for the token: the session is renewed, and the act goes on.
      if (answer.status === 401) {
        this.#known.delete(who.id)
        continue
      }
      if (answer.status >= 500) {
        throw new Violation(
          `${actor.act} was answered ${answer.status} ${JSON.stringify(answer.body)}`,
        )
      }
      const unnamed = answer.names.find((name) => !mayAnswer(call.route, name))
      if (unnamed)
        throw new Violation(`${actor.act} was refused by a name it does not have: ${unnamed}`)
      actor.isSpared = false
      this.counts[answer.status < 300 ? 'done' : 'refused'] += 1
      return { ...answer, tries }
    }
  }

  async #send<R extends RouteShape>(who: Somebody, { route, sent, how }: Call<R>): Promise<Answer> {
    const person = new Person(this.#podium.app)
    person.token = await this.#tokenOf(who)
    person.headers['idempotency-key'] = how.key
    if (how.actingFor) person.headers[actingHeader] = String(how.actingFor.id)
    const answer = await person.raw(route, ...([sent] as never))
    const body: unknown = answer.body ? answer.json() : null
    const names = answer.statusCode < 300 ? [] : namesIn(body)
    return { status: answer.statusCode, body, names }
  }

  /** A token of the moment: the clock may have gone far since the last one, or back. */
  async #tokenOf(who: Somebody): Promise<string> {
    const known = this.#known.get(who.id)
    if (known && Math.abs(Date.now() - known.at) < tokenMs) return known.token
    const token = await this.#tokens.sign(who)
    this.#known.set(who.id, { token, at: Date.now() })
    return token
  }
}

interface Call<R extends RouteShape> {
  route: R
  sent: Sending<R>
  how: How
}

interface Answer {
  status: number
  body: unknown
  names: string[]
}

function namesIn(body: unknown): string[] {
  const { errors = [], fields = {} } = (body ?? {}) as {
    errors?: { errorCode: number }[]
    fields?: object
  }
  return [
    ...errors.map(({ errorCode }) => nameOfCode.get(errorCode) ?? String(errorCode)),
    ...Object.keys(fields),
  ]
}
