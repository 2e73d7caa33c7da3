import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Ways to send a text compressed, the better one first. */
const encodings = {
  br: (text: string) => promisify(brotliCompress)(text, { params: brotliParams }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
}

type Encoding = keyof typeof encodings

// Twice as quick as the next step up, for a few hundred bytes more.
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

const done = new WeakMap<object, Partial<Record<Encoding, Promise<Buffer>>>>()

/** A page's text in the given encoding, computed once for all viewers of the same page. */
export function compressed(page: { html: string }, encoding: Encoding): Promise<Buffer> {
  const known = done.get(page) ?? {}
  done.set(page, known)
  return (known[encoding] ??= encodings[encoding](page.html))
}

/** The best encoding a browser takes, by its `accept-encoding`; undefined when it takes none of ours. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const taken = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return (Object.keys(encodings) as Encoding[]).find((name) => taken.includes(name))
}
