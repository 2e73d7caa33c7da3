import { createReadStream, createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { RefusalName } from '@podium/contract/refusals'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { type Facts, type Flaw, Flawed } from '../../platform/media/index.ts'
import { mediaReady } from './events.ts'
import { type FileRecord, findFile, type Progress, updateFile } from './records.ts'
import type { FileWorks } from './surroundings.ts'
import { filmName, keyOf, originalName, shapesFor } from './variants.ts'

/** Makes an uploaded video ready: poster, duration, and the video without what its camera told. */
export const makeFilmJob = job<{ fileId: number }>('make-film', { retries: 2 })

/** Its handler. A video that cannot be read fails by itself; a fault of ours is tried again. */
export function filmHandler(works: FileWorks): JobHandler {
  return jobHandler(makeFilmJob, async ({ fileId }) => {
    const file = await findFile(works.db, fileId)
    if (file?.state !== 'PROCESSING') return
    const progress = await makeFilm(works, file).catch(failureOf)
    await works.inTransaction(async (tx) => {
      await updateFile(tx, fileId, progress)
      await tx.emit(mediaReady, { fileId, ownerId: file.owner_id })
    })
    await works.storage.delete(keyOf(fileId, originalName))
  })
}

/** What is wrong with a video, as the catalogue names it. */
export const filmFailures: Record<Flaw, RefusalName> = {
  tooLarge: 'invalidImageSize',
  unreadable: 'cannotParseThumbnail',
  noPicture: 'cannotLocateThumbnail',
}

function failureOf(error: unknown): Progress {
  if (!(error instanceof Flawed)) throw error
  return { state: 'FAILED', failure: filmFailures[error.flaw] }
}

function makeFilm(works: FileWorks, file: FileRecord): Promise<Progress> {
  return works.spool.within(async (folder) => {
    const from = join(folder, originalName)
    await fetchOriginal(works, file.id, from)
    const film = join(folder, filmName(file))
    const poster = shapesFor('GALLERY', folder)
    const container = file.container ?? 'mp4'
    const facts = await works.studio.make({ task: 'film', from, container, film, poster })
    await storeAll(works, file.id, [film, ...poster.map(({ path }) => path)])
    return readyWith(facts)
  })
}

async function fetchOriginal({ storage }: FileWorks, id: number, path: string): Promise<void> {
  const original = await storage.get(keyOf(id, originalName))
  if (!original) throw new Flawed('unreadable', 'it is not stored')
  await pipeline(original, createWriteStream(path))
}

async function storeAll({ storage }: FileWorks, id: number, paths: string[]): Promise<void> {
  for (const path of paths) await storage.put(keyOf(id, basename(path)), createReadStream(path))
}

function readyWith({ width, height, durationMs }: Facts): Progress {
  return { state: 'READY', width, height, duration_ms: durationMs }
}
