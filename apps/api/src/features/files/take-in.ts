import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { mostPixels } from '@podium/contract/limits'
import type { RefusalName } from '@podium/contract/refusals'
import type { Tx } from '../../platform/database/index.ts'
import { type Facts, type Flaw, Flawed } from '../../platform/media/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireStorage } from './allow-upload.ts'
import { mediaUploaded } from './events.ts'
import { filmFailures, makeFilmJob } from './make-film.ts'
import type { Received } from './receive-file.ts'
import { deleteFile, insertFile, type NewFile, type Purpose, updateFile } from './records.ts'
import type { FileWorks } from './surroundings.ts'
import { folderOf, keyOf, originalName, shapesFor } from './variants.ts'

/** A file on this machine, whose it will be, and a folder to work in. */
export interface Intake {
  received: Received
  ownerId: number
  purpose: Purpose
  folder: string
}

/** Runs in the transaction that makes a file ready. */
type Finish = (tx: Tx, id: number) => Promise<void>

/** Makes a picture out of what was received; answers the id of a file that is ready. */
export async function takeInPicture(
  works: FileWorks,
  intake: Intake,
  finish: Finish = async () => {},
): Promise<number> {
  const into = shapesFor(intake.purpose, intake.folder)
  const order = { task: 'picture', from: intake.received.path, mostPixels, into } as const
  const facts = await works.studio.make(order, intake.ownerId).catch(refusePicture)
  const contents = into.map(({ path }) => ({ path, name: basename(path) }))
  return storeAs(works, intake, contents, async (tx, id) => {
    await updateFile(tx, id, { state: 'READY', ...measuresOf(facts) })
    await finish(tx, id)
  })
}

/** Looks whether a video can be used, keeps it, and leaves the rest to the job worker. */
export async function takeInFilm(
  works: FileWorks,
  intake: Intake,
  finish: Finish,
): Promise<number> {
  const { path } = intake.received
  const facts = await works.studio
    .make({ task: 'probe', from: path }, intake.ownerId)
    .catch(refuseFilm)
  return storeAs(works, intake, [{ path, name: originalName }], async (tx, id) => {
    await updateFile(tx, id, { state: 'PROCESSING', ...measuresOf(facts) })
    await tx.enqueue(makeFilmJob, { fileId: id })
    await finish(tx, id)
  })
}

/** Takes a photo or video into somebody's gallery. */
export async function takeIntoGallery(
  works: FileWorks,
  intake: Omit<Intake, 'purpose'>,
  finish: Finish = async () => {},
): Promise<{ id: number; state: 'READY' | 'PROCESSING' }> {
  const { ownerId, received } = intake
  const mediaType = received.kind
  const show: Finish = async (tx, id) => {
    await updateFile(tx, id, { kept: true })
    await tx.emit(mediaUploaded, { fileId: id, ownerId, mediaType })
    await finish(tx, id)
  }
  const take = mediaType === 'VIDEO' ? takeInFilm : takeInPicture
  const id = await take(works, { ...intake, purpose: 'GALLERY' }, show)
  return { id, state: mediaType === 'VIDEO' ? 'PROCESSING' : 'READY' }
}

function measuresOf({ width, height, durationMs }: Facts) {
  return { width, height, duration_ms: durationMs }
}

/**
 * Stores contents under a new file. Its row comes first: what is stored when the server is killed
 * before the end is found by it and deleted.
 */
async function storeAs(
  works: FileWorks,
  { received, ownerId, purpose }: Intake,
  contents: { path: string; name: string }[],
  finish: Finish,
): Promise<number> {
  const { kind, bytes } = received
  const container = received.kind === 'VIDEO' ? received.container : null
  const file: NewFile = { owner_id: ownerId, purpose, kind, container, bytes }
  const id = await works.inTransaction(async (tx) => {
    await requireStorage(tx, ownerId, bytes)
    return insertFile(tx, file)
  })
  try {
    for (const { path, name } of contents) {
      await works.storage.put(keyOf(id, name), createReadStream(path))
    }
  } catch (error) {
    await discard(works, id).catch(() => {})
    works.log.error({ err: error }, 'a file could not be stored')
    refuse('couldNotSaveFile')
  }
  await works.inTransaction((tx) => finish(tx, id))
  return id
}

async function discard({ storage, inTransaction }: FileWorks, id: number): Promise<void> {
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

function refuseFilm(error: unknown): never {
  if (error instanceof Flawed) refuse(filmFailures[error.flaw])
  throw error
}

/** A path in the folder of an intake. */
export function receivedIn(folder: string): string {
  return join(folder, 'received')
}
