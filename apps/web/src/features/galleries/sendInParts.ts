import type { UploadProgress } from '@podium/contract/files'
import { call, Refusal, Unreachable } from '../../client/index.ts'
import { sendBytes } from '../../client/upload.ts'

interface Options {
  /** The server's name of an upload that broke off. */
  begun: string | undefined
  signal: AbortSignal
  onBegun: (key: string) => void
  /** Told how many bytes have arrived in all. */
  onSent: (bytes: number) => void
}

/** Eight megabytes: small enough that a broken connection costs seconds, large enough to be quick. */
export const partBytes = 8_000_000

/** Waits before a broken connection is tried again, in milliseconds; after the last one a person is asked. */
const waits = [500, 2000, 5000]

/** Sends a file in parts and goes on by itself after a short break of the connection. */
export async function sendInParts(file: File, options: Options): Promise<void> {
  let progress = await startingPoint(file, options)
  while (progress.media === null) {
    options.onSent(progress.offset)
    progress = await sendPart(file, progress, options)
  }
}

async function startingPoint(file: File, { begun, onBegun }: Options): Promise<UploadProgress> {
  const { beginUpload } = await import('@podium/contract/files')
  const known = begun === undefined ? null : await whereItStands(begun).catch(ifGone)
  if (known) return known
  const fresh = await call(beginUpload, { body: { bytes: file.size } })
  onBegun(fresh.key)
  return fresh
}

/** The server has forgotten an upload that rested too long: it starts anew. */
function ifGone(error: unknown): null {
  if (error instanceof Refusal && error.status === 404) return null
  throw error
}

async function whereItStands(key: string): Promise<UploadProgress> {
  const { getUpload } = await import('@podium/contract/files')
  return call(getUpload, { params: { key } })
}

async function sendPart(
  file: File,
  { key, offset }: UploadProgress,
  { signal, onSent }: Options,
): Promise<UploadProgress> {
  const { continueUpload } = await import('@podium/contract/files')
  const body = file.slice(offset, offset + partBytes)
  const input = { params: { key }, query: { offset }, body }
  try {
    return await sendBytes(continueUpload, input, {
      signal,
      onSent: (bytes) => onSent(offset + Math.min(bytes, body.size)),
    })
  } catch (error) {
    if (!isBreak(error) || signal.aborted) throw error
    return afterBreak(key, error)
  }
}

/** A lost connection, or a part the server already has: where to go on is the server's word. */
function isBreak(error: unknown): boolean {
  if (error instanceof Unreachable || isAway(error)) return true
  return error instanceof Refusal && error.has('stateChanged')
}

/** Whether the server was away, as while it restarts: it has refused nothing. */
export function isAway(error: unknown): boolean {
  return error instanceof Refusal && [502, 503, 504].includes(error.status)
}

async function afterBreak(key: string, error: unknown): Promise<UploadProgress> {
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const progress = await whereItStands(key).catch(() => null)
    if (progress) return progress
  }
  throw error
}
