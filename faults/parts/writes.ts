import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './client.ts'

/** A client that knows since when it is answered again. */
export interface WatchedClient extends Client {
  /** From now on it is looked for a write that begins and is answered. */
  mark(): void
  /** How long after the mark the first such answer came, in milliseconds; undefined while there is none. */
  answeredAfterMs(): number | undefined
  /** How many writes were answered so far. */
  answered(): number
  /** The longest that anybody waited since the mark for an answer or for the news that there is none, in ms. */
  longestMs(): number
}

/** Watches the writes of a client. Whoever gets no answer waits as long as told before they are told so. */
export function watchWrites(client: Client, waitMs: number): WatchedClient {
  let markedAt = 0
  let firstAt: number | undefined
  let longestMs = 0
  let answered = 0
  const call: Client['call'] = async (person, wanted) => {
    const beganAt = performance.now()
    const answer = await client.call(person, wanted)
    const endedAt = performance.now()
    if (endedAt > markedAt) longestMs = Math.max(longestMs, endedAt - Math.max(beganAt, markedAt))
    if (answer === undefined) await pause(waitMs)
    else if (wanted.method !== 'GET') {
      answered += 1
      if (beganAt >= markedAt) firstAt ??= endedAt
    }
    return answer
  }
  const mark = () => {
    markedAt = performance.now()
    firstAt = undefined
    longestMs = 0
  }
  return {
    ...{ call, mark, unanswered: client.unanswered, answered: () => answered },
    answeredAfterMs: () => (firstAt === undefined ? undefined : firstAt - markedAt),
    longestMs: () => longestMs,
  }
}
