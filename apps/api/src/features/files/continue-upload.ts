import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadProgress } from '@podium/contract/files'
import type { FastifyRequest } from 'fastify'
import { storageLimits } from '@podium/contract/limits'
import { hour, realSecondsFromNow } from '../../platform/clock.ts'
import { sniffedBytes } from '../../platform/media/index.ts'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import { refuse, Refused } from '../../platform/refuse.ts'
import { requireUpload } from './allow-upload.ts'
import { isCutOff, mostBytes, type Received, requireKind, requireSize } from './receive-file.ts'
import type { FileDeps } from './deps.ts'
import { uploadBegun } from './events.ts'
import { ingestIntoGallery } from './ingest.ts'
import { galleryAllowance } from './upload-file.ts'
import {
  deleteUpload,
  findOpenUploads,
  findUpload,
  finishUpload,
  insertUpload,
  type UploadRecord,
} from './upload-records.ts'

/** Begins an upload whose bytes may come in several goes. */
export async function beginUpload(
  deps: FileDeps,
  viewer: Viewer,
  bytes: number,
): Promise<UploadProgress> {
  requireSize(bytes, mostBytes(galleryAllowance))
  const key = randomBytes(24).toString('base64url')
  await giveUpForgotten(deps, viewer)
  await deps.inTransaction(async (tx) => {
    await requireUpload(tx, viewer.id, bytes)
    await tx.emit(uploadBegun, { ownerId: viewer.id })
    await insertUpload(tx, { key, owner_id: viewer.id, bytes })
  })
  return { key, bytes, offset: 0, media: null }
}

/** An upload nothing was sent for within an hour is given up once its place is needed. */
async function giveUpForgotten(deps: FileDeps, viewer: Viewer): Promise<void> {
  const open = await findOpenUploads(deps.db, viewer.id)
  if (open.length < storageLimits.openUploads) return
  for (const { key, created_at } of open) {
    const part = await stat(partOf(deps, key)).catch(() => null)
    const touched = part?.mtime ?? created_at
    if (touched < realSecondsFromNow(-hour)) await giveUp(deps, key)
  }
}

/** How much has arrived: what lies on the disk, whatever was thought to be sent. */
export async function readUpload(
  deps: FileDeps,
  viewer: Viewer,
  key: string,
): Promise<UploadProgress> {
  return viewUpload(deps, await findOwn(deps, viewer, key))
}

export async function cancelUpload(deps: FileDeps, viewer: Viewer, key: string): Promise<void> {
  await findOwn(deps, viewer, key)
  await giveUp(deps, key)
}

/** Adds the next bytes; with the last one the file goes into the gallery. */
export async function continueUpload(
  deps: FileDeps,
  { viewer, request }: Caller<Viewer>,
  { key, offset }: { key: string; offset: number },
): Promise<UploadProgress> {
  await findOwn(deps, viewer, key)
  await takeTurn(key, request, async (allIsHere) => {
    // Who had the turn before may have sent the last byte.
    const upload = await findOwn(deps, viewer, key)
    if (upload.file_id !== null) return
    await append(deps, upload, { request, offset })
    allIsHere()
    if ((await arrived(deps, key)) === upload.bytes) await finish(deps, viewer, upload)
  })
  return readUpload(deps, viewer, key)
}

interface Turn {
  /** The request that still sends; null once all is here and only looked at, which nobody breaks off. */
  sender: FastifyRequest | null
  over: Promise<unknown>
}

// A connection that broke may seem alive here for a while; the request that goes on takes its turn away.
const turns = new Map<string, Turn>()

async function takeTurn(
  key: string,
  request: FastifyRequest,
  work: (allIsHere: () => void) => Promise<void>,
) {
  const before = turns.get(key)
  before?.sender?.raw.destroy()
  await before?.over.catch(() => {})
  if (turns.has(key) && turns.get(key) !== before) refuse('stateChanged')
  const turn: Turn = { sender: request, over: Promise.resolve() }
  turn.over = work(() => (turn.sender = null))
  turns.set(key, turn)
  try {
    await turn.over
  } finally {
    if (turns.get(key) === turn) turns.delete(key)
  }
}

/** Writes what comes to the end of the part. What came before a connection broke stays. */
async function append(
  deps: FileDeps,
  { key, bytes }: UploadRecord,
  { request, offset }: { request: FastifyRequest; offset: number },
): Promise<void> {
  await mkdir(deps.uploadsFolder, { recursive: true, mode: 0o700 })
  if ((await arrived(deps, key)) !== offset) refuse('stateChanged')
  const part = await open(partOf(deps, key), 'a')
  let at = offset
  try {
    for await (const chunk of request.raw as AsyncIterable<Buffer>) {
      at += chunk.length
      requireSize(at, bytes)
      await part.write(chunk)
    }
  } catch (error) {
    throw isCutOff(request.raw) && !(error instanceof Refused)
      ? new Refused({ status: 400 })
      : error
  } finally {
    await part.close()
  }
}

/** Ingests the whole file. Refused, it is gone: sending more would not help. */
async function finish(deps: FileDeps, viewer: Viewer, upload: UploadRecord): Promise<void> {
  const { key, bytes } = upload
  try {
    const received = await look(partOf(deps, key), bytes)
    await deps.spool.within((folder) =>
      ingestIntoGallery(deps, { received, ownerId: viewer.id, folder }, async (tx, id) => {
        // It was given up meanwhile, or another server that has the same part was first.
        if (!(await finishUpload(tx, key, id))) refuse('stateChanged')
      }),
    )
    await rm(partOf(deps, key), { force: true })
  } catch (error) {
    if (error instanceof Refused) await giveUp(deps, key)
    throw error
  }
}

async function look(path: string, bytes: number): Promise<Received> {
  const part = await open(path)
  try {
    const { buffer, bytesRead } = await part.read({ buffer: Buffer.alloc(sniffedBytes) })
    const sniffed = await requireKind(buffer.subarray(0, bytesRead), galleryAllowance)
    requireSize(bytes, galleryAllowance[sniffed.kind] ?? 0)
    return { ...sniffed, path, bytes }
  } finally {
    await part.close()
  }
}

async function findOwn(deps: FileDeps, viewer: Viewer, key: string): Promise<UploadRecord> {
  return (await findUpload(deps.db, key, viewer.id)) ?? refuse('entityDoesNotExist')
}

async function giveUp(deps: FileDeps, key: string): Promise<void> {
  await deps.inTransaction((tx) => deleteUpload(tx, key))
  await rm(partOf(deps, key), { force: true })
}

async function viewUpload(deps: FileDeps, upload: UploadRecord): Promise<UploadProgress> {
  const { key, bytes, file_id, state } = upload
  if (file_id === null) return { key, bytes, offset: await arrived(deps, key), media: null }
  return { key, bytes, offset: bytes, media: { id: file_id, state: mediaStateOf(state) } }
}

function mediaStateOf(state: UploadRecord['state']) {
  return state === 'READY' || state === 'FAILED' ? state : 'PROCESSING'
}

async function arrived(deps: FileDeps, key: string): Promise<number> {
  return (await stat(partOf(deps, key)).catch(() => ({ size: 0 }))).size
}

function partOf({ uploadsFolder }: FileDeps, key: string): string {
  return join(uploadsFolder, key)
}
