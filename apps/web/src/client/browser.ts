import type { SessionUser } from '@podium/contract/identity'
import { Unreachable } from './refusal.ts'
import { session } from './session.ts'
import type { Answer, Message, Transport } from './transport.ts'

/** Where the API is; relative to the page's own origin. */
const apiRoot = import.meta.env.VITE_API_ROOT ?? '/api'

const renewalPath = '/authentication/refresh'
const withoutRenewal = [renewalPath, '/authentication/login', '/authentication/logout']

/**
 * Carries messages by `fetch`, with the session: the token goes along and is renewed first when this
 * page holds none; a 401 tries one renewal and then ends the session (P15).
 */
export const browserTransport: Transport = async (message) => {
  if (withoutRenewal.includes(message.path)) return exchange(message)
  const wasSignedIn = session.get().isAuthenticated
  if (wasSignedIn && !session.token()) await renew()
  const usedToken = session.token()
  const answer = await exchange(message)
  if (answer.status !== 401) return answer
  // Another call may have renewed while this one was under way.
  const renewed = session.token() !== usedToken ? session.token() !== null : await renew()
  if (renewed) return exchange(message)
  session.over({ lost: true })
  return answer
}

async function exchange(message: Message): Promise<Answer> {
  const response = await send(message)
  const header = (name: string) => response.headers.get(name)
  const fresh = header('authorization')
  if (fresh) session.keepToken(fresh)
  return { status: response.status, body: await bodyOf(response), header }
}

async function send({ method, path, body, headers, signal }: Message): Promise<Response> {
  const isForm = body instanceof FormData
  const token = session.token()
  try {
    return await fetch(apiRoot + path, {
      method,
      credentials: 'include',
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
    })
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
  session.began(answer.body as SessionUser)
  return true
}
