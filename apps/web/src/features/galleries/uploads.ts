import { uploadLimits } from '@podium/contract/limits'
import type { RefusalName } from '@podium/contract/refusals'
import { Refusal, session, whose } from '../../client/index.ts'
import { isAway, sendInParts } from './sendInParts.ts'

/** A file on its way into the gallery. */
export interface Upload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'checking' | 'broken' | 'refused' | 'done'
  /** Bytes that have arrived. */
  sent: number
  /** Why it was refused. */
  refusal: RefusalName | WrongFile | 'unknown' | null
}

const wrongFiles = ['tooLargePhoto', 'tooLargeVideo', 'wrongType'] as const

type WrongFile = (typeof wrongFiles)[number]

const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm']

/** What may be taken a little later, without anything else about the file. */
const passing: readonly Upload['refusal'][] = ['rateLimited', 'tooManyUploads']

/** What the file chooser offers. */
export const acceptedTypes = [...photoTypes, ...videoTypes].join(',')

/** What can be said against a file before a byte is sent; its content is the server's to judge. */
export function wrongWith({ type, size }: Pick<File, 'type' | 'size'>): WrongFile | null {
  if (photoTypes.includes(type)) return size > uploadLimits.image ? 'tooLargePhoto' : null
  if (videoTypes.includes(type)) return size > uploadLimits.galleryVideo ? 'tooLargeVideo' : null
  return 'wrongType'
}

export function isWrongFile(refusal: Upload['refusal']): refusal is WrongFile {
  return wrongFiles.some((wrong) => wrong === refusal)
}

/** How long a finished upload stays in the list, in milliseconds. */
const doneShownMs = 4000

/** How many files are sent at the same time. */
const mostAtOnce = 2

interface Watching {
  /** Told when a file has arrived in whole. */
  onArrived: () => void
}

let uploads: readonly Upload[] = []
let lastKey = 0
const running = new Map<number, AbortController>()
/** Where a broken upload goes on: the server's name for it. */
const begun = new Map<number, string>()
const listeners = new Set<() => void>()
let watching: Watching = { onArrived: () => undefined }
/** For whom the page was when what is in line was put there. */
let owner: string | undefined

export function currentUploads(): readonly Upload[] {
  return uploads
}

export function watchUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Puts files in line; they are sent while the page is open, whatever is shown over it. What cannot be
 * used stands in it too, refused before a byte leaves the browser: a reason that goes by itself is gone
 * before the third file's is read.
 */
export function addUploads(files: readonly File[], watch: Watching): void {
  watching = watch
  owner = whose(session.get())
  session.subscribe(endOthers)
  const added = files.map((file): Upload => {
    lastKey += 1
    const refusal = wrongWith(file)
    return { key: lastKey, file, state: refusal ? 'refused' : 'waiting', sent: 0, refusal }
  })
  become([...uploads, ...added])
  startNext()
}

export function canGoOn({ state, refusal }: Pick<Upload, 'state' | 'refusal'>): boolean {
  return state === 'broken' || (state === 'refused' && passing.includes(refusal))
}

/** Goes on with a broken upload where it broke off, and begins one anew that came too soon. */
export function retryUpload(key: number): void {
  change(key, { state: 'waiting' })
  startNext()
}

/** Takes a file out of the line; what arrived of it is deleted on the server. */
export function dropUpload(key: number): void {
  running.get(key)?.abort()
  const unfinished = begun.get(key)
  begun.delete(key)
  become(uploads.filter((upload) => upload.key !== key))
  if (unfinished !== undefined) void giveUp(unfinished)
  startNext()
}

/** What one person put in line is neither sent nor shown for another, whoever signs in or acts for somebody. */
function endOthers(): void {
  if (whose(session.get()) === owner) return
  for (const ending of running.values()) ending.abort()
  begun.clear()
  become([])
}

/** Keeps the server's name of an upload; one that was taken out of the line before it came is given up. */
function noteBegun(key: number, name: string): void {
  if (uploads.some((upload) => upload.key === key)) begun.set(key, name)
  else if (whose(session.get()) === owner) void giveUp(name)
}

async function giveUp(key: string): Promise<void> {
  const [{ cancelUpload }, { call }] = await Promise.all([
    import('@podium/contract/files'),
    import('../../client/index.ts'),
  ])
  // The server forgets unfinished uploads by itself after a while.
  await call(cancelUpload, { params: { key } }).catch(() => undefined)
}

function startNext(): void {
  if (running.size >= mostAtOnce) return
  const next = uploads.find(({ state }) => state === 'waiting')
  if (!next) return
  void run(next)
  startNext()
}

async function run({ key, file }: Upload): Promise<void> {
  const ending = new AbortController()
  running.set(key, ending)
  change(key, { state: 'sending' })
  try {
    await sendInParts(file, {
      begun: begun.get(key),
      signal: ending.signal,
      onBegun: (name) => noteBegun(key, name),
      onSent: (sent) => change(key, { sent, state: sent < file.size ? 'sending' : 'checking' }),
    })
    begun.delete(key)
    change(key, { state: 'done', sent: file.size })
    watching.onArrived()
    setTimeout(() => dropUpload(key), doneShownMs)
  } catch (error) {
    // The server has put away what it refused: another try starts anew.
    if (isNo(error)) begun.delete(key)
    if (!ending.signal.aborted) change(key, endOf(error))
  } finally {
    running.delete(key)
    startNext()
  }
}

function isNo(error: unknown): error is Refusal {
  return error instanceof Refusal && !isAway(error)
}

function endOf(error: unknown): Partial<Upload> {
  if (!isNo(error)) return { state: 'broken' }
  return { state: 'refused', refusal: error.names[0] ?? 'unknown' }
}

function change(key: number, changes: Partial<Upload>): void {
  become(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
}

function become(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}
