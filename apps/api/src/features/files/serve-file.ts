import { Readable } from 'node:stream'
import { idOf } from '@podium/contract/largest-id'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hour } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { refuse, Refused } from '../../platform/refuse.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { rangeOf } from '../../platform/storage/ranges.ts'
import type { FileKeys } from './addresses.ts'
import { type FileRecord, findFile, isActive, isDeleted, isWithheld } from './records.ts'
import { keyOf, namesOf } from './variants.ts'

export interface FileDoor {
  db: Db
  storage: Storage
  keys: FileKeys
  /** Whether every visitor may see a file that something shows. */
  isVisible: (db: Db, file: FileRecord) => Promise<boolean>
}

// What may leave by this door, and as what. Nothing here is ever a page or a script.
const mediaTypes: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

// What is hidden, or whose owner has left, is gone from every cache on the way within the hour; until
// then the tag saves sending again what has not changed.
const keptSeconds = hour

interface Wanted {
  Params: { id: string; name: string }
  Querystring: { k?: unknown }
}

/** Serves what was uploaded, as far as its owner is visible to the caller (`profile.hidden`). */
export function serveFiles(server: FastifyInstance, door: FileDoor): void {
  server.get<Wanted>('/files/:id/:name', async (request, reply) => {
    const { name } = request.params
    const file = await findServed(door, request.params.id, name)
    const byKey = await opensByKey(door, file, request.query.k)
    if (!byKey && !(await maySeeAnyway(door, file))) refuse('entityDoesNotExist')
    return send(request, reply, {
      key: keyOf(file.id, name),
      tag: `"${file.id}-${name}"`,
      storage: door.storage,
      caching: `${byKey ? 'private' : 'public'}, max-age=${keptSeconds}`,
    })
  })
}

async function findServed({ db }: FileDoor, id: string, name: string): Promise<FileRecord> {
  const known = idOf(id)
  const file = known ? await findFile(db, known) : undefined
  if (file?.state !== 'READY' || !namesOf(file).includes(name)) return refuse('entityDoesNotExist')
  return file
}

/**
 * A key is good until tomorrow is over, but neither for the files of an owner who has left since nor for what
 * was taken away or replaced.
 */
async function opensByKey({ db, keys }: FileDoor, file: FileRecord, key: unknown) {
  const whose = keys.opens(file.id, key)
  if (!whose) return false
  // What was bought is the buyer's to see for as long as it is kept.
  if (file.purpose === 'PRODUCT') return true
  const isOpen = whose === 'present' ? isActive : isDeleted
  return !isWithheld(file) && isOpen(db, file.owner_id)
}

async function maySeeAnyway({ db, isVisible }: FileDoor, file: FileRecord): Promise<boolean> {
  return file.kept && (await isVisible(db, file))
}

/** What is sent, and for how long it may be kept. */
export interface Sending {
  key: string
  tag: string
  storage: Storage
  caching: string
}

/** Sends a stored file: whole, a range of it, or only that nothing has changed. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, tag, storage, caching }: Sending,
): Promise<FastifyReply> {
  const { bytes } = await reach(request, () => storage.head(key))
  const headers = {
    etag: tag,
    'cache-control': caching,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': sandbox,
  }
  if (request.headers['if-none-match']?.includes(tag))
    return reply.code(304).headers(headers).send()
  const range = isStale(request, tag) ? null : rangeOf(request.headers.range, bytes)
  if (range === 'unsatisfiable')
    return reply.code(416).headers(headers).header('content-range', `bytes */${bytes}`).send()
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const isAsked = request.method === 'HEAD'
  // Before anything is said of it: an answer that it cannot be read now must not be kept.
  const content = isAsked ? null : await reach(request, () => storage.get(key, range ?? undefined))
  void reply
    .type(mediaTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .headers({ ...headers, 'content-length': end - start + 1 })
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  // A caller who only asks is told the length too: without a body it would be said to be 0.
  return reply.send(content ?? Readable.from([]))
}

/** What the store says of a file; refuses where there is none, or where the store cannot be reached. */
async function reach<T>(request: FastifyRequest, ask: () => Promise<T | null>): Promise<T> {
  const found = await ask().catch((error: unknown) => {
    request.log.warn({ err: error, requestId: request.id }, 'the store of files does not answer')
    throw new Refused({ names: ['general'], status: 503, retryAfterSeconds: 5 })
  })
  return found ?? refuse('entityDoesNotExist')
}

const sandbox = "default-src 'none'; sandbox"

/** Whether the range was asked for of another version. */
function isStale(request: FastifyRequest, tag: string): boolean {
  const ifRange = request.headers['if-range']
  return ifRange !== undefined && ifRange !== tag
}
