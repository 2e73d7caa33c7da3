import { useState } from 'react'

/**
 * The key under which an act that moves credits or money is sent (`acts.idempotent`):
 * `keyFor(content)` answers the same for every try with the same content, and a new one once the
 * content has changed.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const [keyFor] = useState(createKeys)
  return keyFor
}

function createKeys(): (content: unknown) => string {
  let last = ''
  let key = newKey()
  return (content) => {
    const written = JSON.stringify(content)
    if (written !== last) key = newKey()
    last = written
    return key
  }
}

// `crypto.randomUUID` is not there on pages without TLS, as in a house's own network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
