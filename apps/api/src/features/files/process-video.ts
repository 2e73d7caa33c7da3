import { createReadStream, createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { RefusalName } from '@podium/contract/refusals'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { type MediaFacts, type Flaw, Flawed } from '../../platform/media/index.ts'
import { mediaReady } from './events.ts'
import { type FileRecord, findFile, type Progress, updateFile } from './records.ts'
import type { FileDeps } from './deps.ts'
import { videoName, keyOf, originalName, shapesFor } from './variants.ts'

/** Makes an uploaded video ready: poster, duration, and the video without what its camera told. */
export const processVideoJob = job<{ fileId: number }>('make-film', { retries: 2 })

/** Its handler. A video that cannot be read fails by itself; a fault of ours is tried again. */
export function videoHandler(deps: FileDeps): JobHandler {
  return jobHandler(processVideoJob, async ({ fileId }) => {
    const file = await findFile(deps.db, fileId)
    if (file?.state === 'PROCESSING') await makeReady(deps, file)
    // Also where the store failed to do it at the first try: it tells where the video was made.
    await deps.storage.delete(keyOf(fileId, originalName))
  })
}

async function makeReady(deps: FileDeps, file: FileRecord): Promise<void> {
  const { id: fileId, owner_id: ownerId } = file
  const progress = await processVideo(deps, file).catch(failureOf)
  await deps.inTransaction(async (tx) => {
    await updateFile(tx, fileId, progress)
    await tx.emit(mediaReady, { fileId, ownerId })
  })
}

/** What is wrong with a video, as the catalogue names it. */
export const videoFailures: Record<Flaw, RefusalName> = {
  tooLarge: 'invalidImageSize',
  unreadable: 'cannotParseThumbnail',
  noPicture: 'cannotLocateThumbnail',
}

function failureOf(error: unknown): Progress {
  if (!(error instanceof Flawed)) throw error
  return { state: 'FAILED', failure: videoFailures[error.flaw] }
}

function processVideo(deps: FileDeps, file: FileRecord): Promise<Progress> {
  return deps.spool.within(async (folder) => {
    const from = join(folder, originalName)
    await fetchOriginal(deps, file.id, from)
    const video = join(folder, videoName(file))
    const poster = shapesFor('GALLERY', folder)
    const container = file.container ?? 'mp4'
    const facts = await deps.uploadWorker.run({ task: 'video', from, container, video, poster })
    await storeAll(deps, file.id, [video, ...poster.map(({ path }) => path)])
    return readyWith(facts)
  })
}

async function fetchOriginal({ storage }: FileDeps, id: number, path: string): Promise<void> {
  const original = await storage.get(keyOf(id, originalName))
  if (!original) throw new Flawed('unreadable', 'it is not stored')
  await pipeline(original, createWriteStream(path))
}

async function storeAll({ storage }: FileDeps, id: number, paths: string[]): Promise<void> {
  for (const path of paths) await storage.put(keyOf(id, basename(path)), createReadStream(path))
}

function readyWith({ width, height, durationMs }: MediaFacts): Progress {
  return { state: 'READY', width, height, duration_ms: durationMs }
}
