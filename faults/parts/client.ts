import { actingHeader } from '@podium/contract/scopes'
import { everybodyOf, password, type People, type Somebody } from './people.ts'

export interface Wanted {
  method: string
  path: string
  body?: object
  key?: string
}

/** Calls one address as somebody. What is refused for no fault of the server is a complaint. */
export interface Client {
  /** The answer; undefined when none came, or the server said that it cannot answer now. */
  call(person: Somebody | null, wanted: Wanted): Promise<unknown>
  /** How many calls got no answer so far. */
  unanswered(): number
}

export function createClient(address: string, complaints: string[]): Client {
  let unanswered = 0
  const call: Client['call'] = async (person, wanted) => {
    try {
      const answer = await fetch(`${address}/api${wanted.path}`, requestOf(person, wanted))
      const text = await answer.text()
      if (answer.ok) return text ? JSON.parse(text) : {}
      // The server, or the proxy before it, says that it failed: nothing is promised by that.
      if (answer.status < 500) complaints.push(`${wanted.path}: ${answer.status} ${text}`)
    } catch {
      // Nobody is there.
    }
    unanswered += 1
    return undefined
  }
  return { call, unanswered: () => unanswered }
}

/** Asks once and answers whatever is said, also a refusal; throws when nobody is there. */
export async function ask(
  address: string,
  person: Somebody | null,
  wanted: Wanted,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${address}/api${wanted.path}`, requestOf(person, wanted))
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

function requestOf(person: Somebody | null, { method, body, key }: Wanted): RequestInit {
  return {
    method,
    headers: {
      ...(person && { authorization: person.token }),
      ...(person?.actsFor && { [actingHeader]: String(person.actsFor) }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }
}

/** Signs everybody in; a new server process may have forgotten nobody, but tokens live ten minutes. */
export async function signInAll(address: string, people: People): Promise<void> {
  for (const person of [people.admin, ...everybodyOf(people), people.delegate]) {
    const answer = await fetch(`${address}/api/authentication/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password, acceptingTerms: true }),
    })
    person.token = answer.headers.get('authorization') ?? ''
    if (!person.token) throw new Error(`${person.email} cannot sign in: ${answer.status}`)
  }
}
