import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type ImageFormat, sniff, type Sniffed, sniffedBytes } from '../../platform/media/index.ts'
import { fromSender, partsOf } from './read-form.ts'
import { refuse, Refused, refuseField } from '../../platform/refuse.ts'

/** The largest file of each kind, in bytes; a kind that is left out is not taken. */
export interface Allowance {
  IMAGE: number
  VIDEO?: number
  /** The formats of pictures that are taken; all we know where left out. */
  formats?: readonly ImageFormat[]
}

/** A file that has arrived on this machine. */
export type Received = Sniffed & { path: string; bytes: number }

/**
 * Writes what a caller uploads to a path as it arrives, and stops as soon as it is too large or of a
 * kind that is not taken.
 */
export async function receiveFile(
  request: FastifyRequest,
  path: string,
  allowance: Allowance,
): Promise<Received> {
  if (!request.isMultipart()) return refuseField('file', { kind: 'NotBlank' })
  for await (const part of partsOf(request, mostBytes(allowance) + 1)) {
    if (part.type !== 'file') continue
    if (part.fieldname !== 'file') break
    return await receivePart(request, part, path, allowance)
  }
  return refuseField('file', { kind: 'NotBlank' })
}

/** Writes a file of a form to a path, in the same way. */
export async function receivePart(
  request: FastifyRequest,
  part: MultipartFile,
  path: string,
  allowance: Allowance,
): Promise<Received> {
  try {
    return await write(fromSender(part.file.iterator({ destroyOnReturn: false })), path, allowance)
  } catch (error) {
    throw isCutOff(request.raw) ? new Refused({ status: 400 }) : error
  } finally {
    // The rest of what was refused flows away, so that the answer reaches a caller who is still sending.
    part.file.resume()
  }
}

/** Whether the sender went away; a request that was read to its end is closed as well. */
export function isCutOff({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete
}

async function write(
  chunks: AsyncIterable<Buffer>,
  path: string,
  allowance: Allowance,
): Promise<Received> {
  const file = await open(path, 'wx')
  try {
    const gate = createGate(allowance)
    for await (const chunk of chunks) {
      await gate.pass(chunk)
      await file.write(chunk)
    }
    return { path, ...(await gate.finish()) }
  } finally {
    await file.close()
  }
}

/** Looks at a file's first bytes and counts all of them. */
function createGate(allowance: Allowance) {
  let head = Buffer.alloc(0)
  let bytes = 0
  let sniffed: Sniffed | undefined
  const look = async () => (sniffed ??= await requireKind(head, allowance))
  return {
    async pass(chunk: Buffer) {
      bytes += chunk.length
      if (head.length < sniffedBytes) head = Buffer.concat([head, chunk]).subarray(0, sniffedBytes)
      if (head.length === sniffedBytes) await look()
      requireSize(bytes, (sniffed && allowance[sniffed.kind]) ?? mostBytes(allowance))
    },
    async finish() {
      const kind = await look()
      requireSize(bytes, allowance[kind.kind] ?? 0)
      return { ...kind, bytes }
    },
  }
}

/** What a file is by its first bytes; refuses what is not taken here (`invalidFile`). */
export async function requireKind(head: Uint8Array, allowance: Allowance): Promise<Sniffed> {
  const sniffed = await sniff(head)
  return sniffed && isTaken(sniffed, allowance) ? sniffed : refuse('invalidFile')
}

function isTaken(sniffed: Sniffed, allowance: Allowance): boolean {
  if (sniffed.kind === 'VIDEO') return allowance.VIDEO !== undefined
  return allowance.formats?.includes(sniffed.format) ?? true
}

/** Refuses what is too large: `invalidImageSize`, and the figure at the field. */
export function requireSize(bytes: number, max: number): void {
  if (bytes <= max) return
  const fields = { file: [{ kind: 'FileSize' as const, max }] }
  throw new Refused({ names: ['invalidImageSize'], fields })
}

export function mostBytes({ IMAGE, VIDEO }: Allowance): number {
  return Math.max(IMAGE, VIDEO ?? 0)
}
