import type { SessionUser } from '@podium/contract/identity'
import { daysAheadHeader } from '@podium/contract/headers'
import { type RefusalName, refusalName } from '@podium/contract/refusals'
import { apiRoot } from '@podium/contract/route'
import type { RefusalBody } from '@podium/contract/violations'
import { goAhead } from './clock.ts'
import { consent, type Gate, proof } from './gate.ts'
import { Unreachable } from './refusal.ts'
import { session } from './session.ts'
import type { Answer, Message, Transport } from './transport.ts'

const renewalPath = '/authentication/refresh'
const withoutRenewal = [renewalPath, '/authentication/login', '/authentication/logout']
const acceptPath = '/terms/accept'

/**
 * Carries messages by `fetch`. An act that is refused until changed terms are accepted
 * (`acceptLastTerms`), or the password is given once more (112), waits for that and then goes on.
 */
export const browserTransport: Transport = (message) => {
  const standIn = session.standIn()
  return standIn ? standIn.carry(message) : throughGates(message)
}

/** The same without a look at whom the user acts for; `shut` is a gate at which nothing waits. */
export async function throughGates(message: Message, shut?: Gate): Promise<Answer> {
  const isTheirs = session.stillTheirs()
  const answer = await withSession(message)
  const gate = message.path === acceptPath ? undefined : gateOf(answer)
  const goesOn = gate && gate !== shut && (await gate.ask()) && isTheirs()
  return goesOn ? withSession(message) : answer
}

/**
 * The token goes along and is renewed first when this page holds none; a 401 tries one renewal and
 * then ends the session. An act goes on once the same person has signed in again (`session.lost`), here
 * or in another tab, and never in the name of whoever else did; reads are made anew by the screens that
 * show them.
 */
const withSession: Transport = async (message) => {
  if (withoutRenewal.includes(message.path)) return exchange(message)
  const wasSignedIn = session.get().isAuthenticated
  const isTheirs = session.stillTheirs()
  if (wasSignedIn && !session.token()) await renew()
  if (!isTheirs()) return refused
  const usedToken = session.token()
  const answer = await exchange(message)
  if (answer.status !== 401) return answer
  // Another call may have renewed while this one was under way.
  const renewed = session.token() !== usedToken ? session.token() !== null : await renew()
  if (renewed) return isTheirs() ? exchange(message) : answer
  // A user who dismissed the question, or signed out, while this call was under way is not asked again,
  // nor for what a part of the page that is about to go still reads.
  if (session.get().hasLeft && (wasSignedIn || message.method === 'GET')) return answer
  session.end({ lost: true })
  return message.method !== 'GET' && (await session.waitForReturn()) ? withSession(message) : answer
}

/** What the server says to who is not signed in. */
const refused: Answer = { status: 401, body: undefined, header: () => null }

const gates: Partial<Record<RefusalName, Gate>> = {
  acceptLastTerms: consent,
  passwordNeeded: proof,
}

function gateOf({ status, body }: Answer): Gate | undefined {
  if (status < 400) return undefined
  const { errors = [] } = (body ?? {}) as Partial<RefusalBody>
  const names = errors.map(({ errorCode }) => refusalName(errorCode))
  return names.map((name) => name && gates[name]).find((gate) => gate !== undefined)
}

async function exchange(message: Message): Promise<Answer> {
  const response = await send(message)
  const header = (name: string) => response.headers.get(name)
  const days = header(daysAheadHeader)
  if (days) goAhead(Number(days))
  const fresh = header('authorization')
  if (fresh) session.keepToken(fresh)
  const isFile = message.wantsFile === true && response.ok
  const body = isFile ? await response.blob() : await bodyOf(response)
  return { status: response.status, body, header }
}

async function send(message: Message): Promise<Response> {
  const { method, path, body, headers, signal } = message
  const isFile = body instanceof FormData || body instanceof Blob
  const token = session.token()
  const request = {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : isFile ? body : JSON.stringify(body),
    signal: signal ?? null,
  }
  try {
    if (message.onSent) {
      const { sendFile } = await import('./sendFile.ts')
      return await sendFile(apiRoot + path, request, message.onSent)
    }
    return await fetch(apiRoot + path, { ...request, credentials: 'include' })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable('The server could not be reached.', { cause: error })
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

let renewal: Promise<boolean> | null = null

/**
 * A fresh token for the renewal cookie; false when there is no session to renew. One at a time in
 * this page, and one at a time among the tabs, because each renewal replaces the cookie.
 */
export function renew(): Promise<boolean> {
  renewal ??= oneTabAtATime(renewOnce).finally(() => {
    renewal = null
  })
  return renewal
}

function oneTabAtATime(act: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('podium.renewal', act) : act()
}

async function renewOnce(): Promise<boolean> {
  const answer = await exchange({ method: 'POST', path: renewalPath, headers: {} })
  if (answer.status >= 500) throw new Unreachable('The session could not be renewed.')
  if (answer.status >= 400) return false
  session.begin(answer.body as SessionUser)
  return true
}
