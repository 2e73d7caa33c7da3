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
  const made = { text, etag: tagOf(text) }
  kept.set(answer, made)
  return made
}

function tagOf(content: string | Buffer): string {
  return `W/"${hash('sha1', content, 'base64')}"`
}

const [opening, between, closing] = ['[', ',', ']'].map((mark) => Buffer.from(mark)) as [
  Buffer,
  Buffer,
  Buffer,
]

/**
 * The text of a list of which some will be given again in other lists: of each of these it is made once.
 * Where all of them are kept, the list's ETag is made of theirs: as many bytes as it has need no hashing.
 */
export function textOfList(
  list: readonly object[],
  write: (one: object) => string,
): { text: Buffer; etag?: string } {
  const pieces: Buffer[] = [opening]
  let tags: string | undefined = ''
  for (const [at, one] of list.entries()) {
    if (at > 0) pieces.push(between)
    const { text, etag } = textOf(one, () => write(one))
    pieces.push(typeof text === 'string' ? Buffer.from(text) : text)
    tags = etag === undefined || tags === undefined ? undefined : tags + etag
  }
  pieces.push(closing)
  const text = Buffer.concat(pieces)
  return tags === undefined ? { text } : { text, etag: tagOf(tags) }
}

/** Whether a list is of what will be given again. */
export function isOfKept(list: unknown): list is object[] {
  return Array.isArray(list) && list.length > 0 && kept.has(list[0] as object)
}
