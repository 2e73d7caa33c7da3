import { useState } from 'react'
import type { IdempotencyKey } from './sendOnce.ts'

/** Names the tries of an act; `about` tells it from others that go the same way. */
export interface KeyFor {
  (content: unknown, about?: unknown): IdempotencyKey
  /** The act is done: the same content again is another act. A form that stays after it says so. */
  done: (about?: unknown) => void
}

interface Act {
  key: IdempotencyKey
  /** What it was asked for the last time. */
  last: string
}

/** The last try of each act from this page: who closed a form before the answer came goes on with it. */
const tried = new Map<string, Act>()

/**
 * The key under which an act that moves credits or money is sent (`acts.idempotent`): `keyFor(content)`
 * answers the same for every try with the same content, and a new one once the content has changed or the
 * act is done. While the browser does not know what the server did with a try, the key stays for other
 * content too: the server then refuses that content if the try was done, and does not do both. So it
 * does for the same `form`, which names what it does and to what, once that is closed and opened again.
 */
export function useIdempotencyKey(form: string): KeyFor {
  const [keyFor] = useState(() => createKeys(form))
  return keyFor
}

function createKeys(form: string): KeyFor {
  const acts = new Map<unknown, Act>()
  const keyFor = (content: unknown, about?: unknown) => {
    const name = JSON.stringify([form, about])
    const { key, last } = acts.get(about) ?? unansweredOf(name)
    const written = JSON.stringify(content)
    if (!key.value || (written !== last && !key.isUnanswered)) key.value = newKey()
    const act = { key, last: written }
    acts.set(about, act)
    tried.set(name, act)
    return key
  }
  return Object.assign(keyFor, { done: (about?: unknown) => void acts.delete(about) })
}

function unansweredOf(name: string): Act {
  const act = tried.get(name)
  return act?.key.isUnanswered ? act : { key: { value: '', isUnanswered: false }, last: '' }
}

// `crypto.randomUUID` is not there on pages without TLS, as in a house's own network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
