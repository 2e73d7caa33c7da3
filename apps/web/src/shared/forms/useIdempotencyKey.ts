import { useState } from 'react'

/** Names the tries of one act. */
export interface KeyFor {
  (content: unknown): string
  /** The act is done: the same content again is another act. A form that stays after it says so. */
  done: () => void
}

/**
 * The key under which an act that moves credits or money is sent (`acts.idempotent`):
 * `keyFor(content)` answers the same for every try with the same content, and a new one once the
 * content has changed or the act is done.
 */
export function useIdempotencyKey(): KeyFor {
  const [keyFor] = useState(createKeys)
  return keyFor
}

function createKeys(): KeyFor {
  let last = ''
  let key = newKey()
  const keyFor = (content: unknown) => {
    const written = JSON.stringify(content)
    if (written !== last) key = newKey()
    last = written
    return key
  }
  return Object.assign(keyFor, { done: () => void (key = newKey()) })
}

// `crypto.randomUUID` is not there on pages without TLS, as in a house's own network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
