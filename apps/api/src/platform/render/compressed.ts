import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Ways to send a text, the better one first. */
const encodings = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: brotliParams }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
  identity: async (text: Buffer) => text,
}

export type Encoding = keyof typeof encodings

// As quick as the step below it, for a page with a hundredth less; the next one up takes a third longer for less
// than that.
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** A text as it goes over the line, with the ETag by which a browser asks whether it is still so. */
export interface Packed {
  text: Buffer
  etag: string
}

export async function pack(
  html: string | (string | Uint8Array)[],
  encoding: Encoding,
): Promise<Packed> {
  const pieces = [html]
    .flat()
    .map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))
  const text = await encodings[encoding](Buffer.concat(pieces))
  return { text, etag: `W/"${hash('sha1', text, 'base64')}"` }
}

/** The best encoding a browser takes, by its `accept-encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  const taken = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  const best = (Object.keys(encodings) as Encoding[]).find((name) => taken.includes(name))
  return best ?? 'identity'
}
