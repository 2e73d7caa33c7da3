import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { mostPixels } from '@podium/contract/limits'
import type { RefusalName } from '@podium/contract/refusals'
import type { Tx } from '../../platform/database/index.ts'
import { type MediaFacts, type Flaw, Flawed } from '../../platform/media/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireStorage } from './allow-upload.ts'
import { mediaUploaded } from './events.ts'
import { videoFailures, processVideoJob } from './process-video.ts'
import type { Received } from './receive-file.ts'
import { deleteFile, insertFile, type NewFile, type Purpose, updateFile } from './records.ts'
import type { FileDeps } from './deps.ts'
import { folderOf, keyOf, originalName, shapesFor } from './variants.ts'

/** A file received on this machine, who will own it, and a folder to work in. */
export interface IngestInput {
  received: Received
  ownerId: number
  purpose: Purpose
  folder: string
}

/** Runs in the transaction that makes a file ready. */
type Finish = (tx: Tx, id: number) => Promise<void>

/** Makes a picture out of what was received; answers the id of a file that is ready. */
export async function ingestPicture(
  deps: FileDeps,
  input: IngestInput,
  finish: Finish = async () => {},
): Promise<number> {
  const into = shapesFor(input.purpose, input.folder)
  const job = { task: 'picture', from: input.received.path, mostPixels, into } as const
  const facts = await deps.uploadWorker.run(job, input.ownerId).catch(refusePicture)
  const contents = into.map(({ path }) => ({ path, name: basename(path) }))
  return storeAs(deps, input, contents, async (tx, id) => {
    await updateFile(tx, id, { state: 'READY', ...measuresOf(facts) })
    await finish(tx, id)
  })
}

/** Probes whether a video can be used, stores it, and leaves the rest to the job worker. */
export async function ingestVideo(
  deps: FileDeps,
  input: IngestInput,
  finish: Finish,
): Promise<number> {
  const { path } = input.received
  const facts = await deps.uploadWorker
    .run({ task: 'probe', from: path }, input.ownerId)
    .catch(refuseVideo)
  return storeAs(deps, input, [{ path, name: originalName }], async (tx, id) => {
    await updateFile(tx, id, { state: 'PROCESSING', ...measuresOf(facts) })
    await tx.enqueue(processVideoJob, { fileId: id })
    await finish(tx, id)
  })
}

/** Ingests a photo or video into its owner's gallery. */
export async function ingestIntoGallery(
  deps: FileDeps,
  input: Omit<IngestInput, 'purpose'>,
  finish: Finish = async () => {},
): Promise<{ id: number; state: 'READY' | 'PROCESSING' }> {
  const { ownerId, received } = input
  const mediaType = received.kind
  const show: Finish = async (tx, id) => {
    await updateFile(tx, id, { kept: true })
    await tx.emit(mediaUploaded, { fileId: id, ownerId, mediaType })
    await finish(tx, id)
  }
  const ingest = mediaType === 'VIDEO' ? ingestVideo : ingestPicture
  const id = await ingest(deps, { ...input, purpose: 'GALLERY' }, show)
  return { id, state: mediaType === 'VIDEO' ? 'PROCESSING' : 'READY' }
}

function measuresOf({ width, height, durationMs }: MediaFacts) {
  return { width, height, duration_ms: durationMs }
}

/**
 * Stores contents under a new file. Its row comes first: what is stored when the server is killed
 * before the end is found by it and deleted.
 */
async function storeAs(
  deps: FileDeps,
  { received, ownerId, purpose }: IngestInput,
  contents: { path: string; name: string }[],
  finish: Finish,
): Promise<number> {
  const { kind, bytes } = received
  const container = received.kind === 'VIDEO' ? received.container : null
  const file: NewFile = { owner_id: ownerId, purpose, kind, container, bytes }
  const id = await deps.inTransaction(async (tx) => {
    await requireStorage(tx, ownerId, bytes)
    return insertFile(tx, file)
  })
  try {
    for (const { path, name } of contents) {
      await deps.storage.put(keyOf(id, name), createReadStream(path))
    }
  } catch (error) {
    await discard(deps, id).catch(() => {})
    deps.log.error({ err: error }, 'a file could not be stored')
    refuse('couldNotSaveFile')
  }
  await deps.inTransaction((tx) => finish(tx, id))
  return id
}

async function discard({ storage, inTransaction }: FileDeps, id: number): Promise<void> {
  await storage.deleteFolder(folderOf(id))
  await inTransaction((tx) => deleteFile(tx, id))
}

const pictureFlaws: Record<Flaw, RefusalName> = {
  tooLarge: 'invalidImageSize',
  unreadable: 'couldNotCreateAvatar',
  noPicture: 'couldNotCreateAvatar',
}

function refusePicture(error: unknown): never {
  if (error instanceof Flawed) refuse(pictureFlaws[error.flaw])
  throw error
}

function refuseVideo(error: unknown): never {
  if (error instanceof Flawed) refuse(videoFailures[error.flaw])
  throw error
}

/** The path of a received file in its folder. */
export function receivedIn(folder: string): string {
  return join(folder, 'received')
}
