import { PassThrough, type Readable } from 'node:stream'
import { languages } from '@podium/contract/locale'
import type { DataPart } from '@podium/phrases/data-export'
import { ZipFile } from 'yazl'
import { day, hour, now, secondsFromNow } from '../../platform/clock.ts'
import { type Db, type InTransaction, lock, type Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { eachByItself, type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { postMail } from '../../platform/mail/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import {
  deleteExpiredExport,
  findExpiredExports,
  findExport,
  findExportBySecret,
  finishExport,
  startExport,
} from './export-records.ts'
import { guideIn } from './export-guide.ts'
import { exportReadyMail } from './mails.ts'
import { findAccount } from '../identity/index.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'

/** What one feature keeps of somebody: goes into the export as `<name>.json`, which the guide tells of. */
export interface ExportPart {
  name: DataPart
  collect: (db: Db, userId: number) => Promise<unknown>
  /** Stored files that go with it. */
  attach?: (db: Db, userId: number) => Promise<Attachment[]>
}

/** A stored file, and the name it has in the export. */
export interface Attachment {
  key: string
  name: string
}

interface Deps {
  db: Db
  inTransaction: InTransaction
  storage: Storage
  log: Log
}

const validSeconds = 2 * day

const cleaningJob = job<object>('delete-expired-exports', { schedule: '41 * * * *' })

const keyOf = (userId: number) => `exports/${userId}.zip`

/** What takes longer to prepare has failed, and can be asked for again. */
const preparedSeconds = hour

// Some have gigabytes of films: a try that is taken for lost meanwhile would be done twice at once.
const exportJob = job<{ userId: number }>('export-data', { retries: 3, seconds: preparedSeconds })

/** Asks for one's data; asking again while it is being prepared changes nothing. */
export async function requestExport(tx: Tx, userId: number): Promise<void> {
  await lock(tx, 'export', userId)
  if ((await readExport(tx, userId)).state === 'PREPARING') return
  await startExport(tx, userId)
  await tx.enqueue(exportJob, { userId })
}

/** How far one's export is. */
export async function readExport(db: Db, userId: number) {
  const { requested_at, ready_at, expires_at } = (await findExport(db, userId)) ?? {}
  if (ready_at && expires_at && expires_at > now())
    return { state: 'READY' as const, expiresAt: expires_at.toISOString() }
  const isUnderWay = requested_at && !expires_at && requested_at > secondsFromNow(-preparedSeconds)
  return { state: isUnderWay ? ('PREPARING' as const) : ('NONE' as const), expiresAt: null }
}

/**
 * The file behind a mailed link, for whom it was mailed to; unknown once it expired. The link alone is
 * not enough: mails are forwarded, and lie in boxes that others read.
 */
export async function openExport(
  db: Db,
  storage: Storage,
  asked: { secret: string; by: number },
): Promise<Readable> {
  const found = (await findExportBySecret(db, hashOf(asked.secret))) ?? refuse('entityDoesNotExist')
  if (found.user_id !== asked.by) refuse('forbidden')
  return (await storage.get(keyOf(found.user_id))) ?? refuse('entityDoesNotExist')
}

/** Prepares exports, and deletes the ones whose link has expired. */
export function exportHandlers(parts: ExportPart[], deps: Deps): JobHandler[] {
  const { db, inTransaction, storage } = deps
  const prepare = jobHandler(exportJob, async ({ userId }) => {
    await storage.put(keyOf(userId), await zipOf(deps, parts, userId))
    if (!(await inTransaction((tx) => announce(tx, userId)))) await storage.delete(keyOf(userId))
  })
  const clean = jobHandler(cleaningJob, async () => {
    await eachByItself(deps, await findExpiredExports(db), {
      act: (tx, userId) => deleteExpired(tx, storage, userId),
      failed: 'an expired export could not be deleted',
    })
  })
  return [prepare, clean]
}

/**
 * The row goes with its file, so that what the store did not delete is tried again; whoever asks anew waits,
 * since the new file would have the name of the old one.
 */
async function deleteExpired(tx: Tx, storage: Storage, userId: number): Promise<void> {
  await lock(tx, 'export', userId)
  if (await deleteExpiredExport(tx, userId)) await storage.delete(keyOf(userId))
}

async function zipOf(deps: Deps, parts: ExportPart[], userId: number): Promise<Readable> {
  const { db, storage } = deps
  const zip = new ZipFile()
  const content = new PassThrough()
  zip.on('error', (error: Error) => content.destroy(error))
  // The guide comes in both languages: whoever is shown the file need not have its owner's.
  for (const language of languages) {
    const { name, text } = guideIn(language, parts)
    zip.addBuffer(Buffer.from(text), name)
  }
  for (const { name, collect, attach } of parts) {
    const json = JSON.stringify((await collect(db, userId)) ?? null, null, 2)
    zip.addBuffer(Buffer.from(json), `${name}.json`)
    for (const file of (await attach?.(db, userId)) ?? []) addFile(zip, storage, file)
  }
  zip.end()
  return zip.outputStream.pipe(content)
}

/** Adds a stored file, read when its turn comes; pictures and videos are packed already. */
function addFile(zip: ZipFile, storage: Storage, { key, name }: Attachment): void {
  zip.addReadStreamLazy(name, { compress: false }, (give) => {
    const missing = () => {
      throw new Error(`${key} is not stored`)
    }
    storage
      .get(key)
      .then((stream) => give(null, stream ?? missing()))
      .catch((error: unknown) => give(error, PassThrough.from([])))
  })
}

/** False where the account was closed meanwhile. */
async function announce(tx: Tx, userId: number): Promise<boolean> {
  const account = await findAccount(tx, userId)
  if (!account?.email) return false
  const secret = newSecret()
  await finishExport(tx, userId, {
    secret_hash: hashOf(secret),
    expires_at: secondsFromNow(validSeconds),
  })
  const { name, email, language } = account
  await postMail(tx, exportReadyMail, { to: email, language, data: { name, token: secret } })
  return true
}
