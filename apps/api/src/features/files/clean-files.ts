import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day, realNow } from '../../platform/clock.ts'
import {
  eachByItself,
  findUnfinished,
  type JobHandler,
  jobHandler,
  job,
} from '../../platform/jobs/index.ts'
import { deleteFile, failLost, findLost, takeNeedless } from './records.ts'
import type { FileDeps } from './deps.ts'
import { processVideoJob } from './process-video.ts'
import { deleteOldUploads } from './upload-records.ts'
import { folderOf, keyOf, originalName } from './variants.ts'

const cleaningJob = job<object>('clean-files', { schedule: '17 * * * *' })

/** Deletes files that are no longer used, and what uploads that were broken off left behind, once an hour. */
export function cleaningHandler(deps: FileDeps): JobHandler {
  return jobHandler(cleaningJob, () => cleanFiles(deps))
}

/** The row goes last: a cleaning that is broken off is done again. */
export async function cleanFiles(deps: FileDeps): Promise<void> {
  const { inTransaction, storage, spool, uploadsFolder } = deps
  await spool.sweep()
  await inTransaction(deleteOldUploads)
  await deleteOldParts(uploadsFolder)
  await giveUpLost(deps)
  await eachByItself(deps, await inTransaction(takeNeedless), {
    failed: 'files that are no longer needed could not be deleted',
    act: async (tx, id) => {
      await storage.deleteFolder(folderOf(id))
      await deleteFile(tx, id)
    },
  })
}

/**
 * What a video that will not become ready was to be made from tells where it was made, and is of no use any
 * more. One whose turn has not come yet, however long others take, is not lost.
 */
async function giveUpLost(deps: FileDeps): Promise<void> {
  const waiting = await findUnfinished(deps.db, processVideoJob)
  const awaited = new Set(waiting.map(({ fileId }) => fileId))
  const lost = (await deps.inTransaction(findLost)).filter((id) => !awaited.has(id))
  await eachByItself(deps, lost, {
    failed: 'videos that will not become ready could not be given up',
    act: async (tx, id) => {
      await deps.storage.delete(keyOf(id, originalName))
      await failLost(tx, id)
    },
  })
}

/** Parts that nothing was added to for a day; also such whose row is gone. */
async function deleteOldParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const part = await stat(path).catch(() => null)
    if (part && part.mtimeMs < realNow().getTime() - day * 1000) await rm(path, { force: true })
  }
}
