import { hash } from 'node:crypto'

interface Kept {
  text: Buffer
  etag: string
}

const kept = new WeakMap<object, Kept | null>()

/**
 * Marks an answer that will be given again as it is: its text and its ETag are made at the first
 * time and used from then on, for as long as a caller holds the answer.
 */
export function willBeGivenAgain<T extends object>(answer: T): T {
  kept.set(answer, null)
  return answer
}

/** The text of an answer; its ETag too, where it is kept. */
export function textOf(
  answer: object,
  write: () => string,
): { text: string | Buffer; etag?: string } {
  const known = kept.get(answer)
  if (known === undefined) return { text: write() }
  if (known) return known
  const text = Buffer.from(write())
  const made = { text, etag: `W/"${hash('sha1', text, 'base64')}"` }
  kept.set(answer, made)
  return made
}
