import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { recognise } from './file-formats.ts'
import type { LineReading } from './postal-row.ts'

/** A file that cannot be imported; its message says why, for the person who gave it. */
export class WrongFile extends Error {}

/**
 * The lines of a postal code file, plain or gzipped, GeoNames' or our own, numbered from 1.
 * Streams: a file of any size takes the memory of one piece of it. Throws `WrongFile` for a file
 * of another kind.
 */
export async function* readPostalFile(
  path: string,
): AsyncGenerator<{ number: number; reading: LineReading }> {
  let format: ReturnType<typeof recognise> = null
  let number = 0
  for await (const line of linesOf(path, await packingOf(path))) {
    number += 1
    if (!format) {
      format = recognise(line.replace(/^\uFEFF/, ''))
      if (!format) throw new WrongFile(`${path}: neither a GeoNames postal code file nor our table`)
      if (format.header) continue
    }
    if (line.trim() !== '') yield { number, reading: format.readLine(line.replace(/^\uFEFF/, '')) }
  }
}

async function packingOf(path: string): Promise<'gzip' | 'none'> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
  if (buffer.toString('latin1') === 'PK') throw new WrongFile(`${path}: a zip; unpack it first`)
  return buffer[0] === 0x1f && buffer[1] === 0x8b ? 'gzip' : 'none'
}

async function* linesOf(path: string, packing: 'gzip' | 'none'): AsyncGenerator<string> {
  const file = createReadStream(path)
  // The reader of the unpacked bytes hears of a fault in either stream, so nobody listens here.
  const bytes = packing === 'gzip' ? pipeline(file, createGunzip(), () => {}) : file
  try {
    yield* createInterface({ input: bytes, crlfDelay: Infinity })
  } catch (fault) {
    // A damaged or cut archive must not look like a short file.
    const why = fault instanceof Error ? fault.message : 'unreadable'
    throw new WrongFile(`${path}: ${why}`, { cause: fault })
  }
}
