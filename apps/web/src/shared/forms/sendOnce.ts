import { Refusal } from '../../client/refusal.ts'

/** The same for every try of one act, so that it happens once (`acts.idempotent`); empty before the first. */
export interface IdempotencyKey {
  value: string
  /** The browser has sent a try under it and does not know what the server did. */
  isUnanswered: boolean
}

/** Sends a try of the act that a key names, and keeps in the key what is known of it. */
export async function sendOnce<R>(
  key: IdempotencyKey,
  send: (idempotencyKey: string) => Promise<R>,
): Promise<R> {
  key.isUnanswered = true
  try {
    const reply = await send(key.value)
    key.isUnanswered = false
    return reply
  } catch (error) {
    const refusal = error instanceof Refusal && error.status < 500 ? error : undefined
    key.isUnanswered = !refusal
    // An earlier try was done as it was written then: what is sent from here on is another act.
    if (refusal?.has('idempotencyKeyReused')) key.value = ''
    throw error
  }
}
