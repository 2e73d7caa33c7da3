import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  type CardJob,
  type MediaFacts,
  Flawed,
  type JobResult,
  type UploadJob,
} from './media-jobs.ts'
import { createFairQueue } from './fair-queue.ts'

const uploadProcess = new URL('./upload-process.ts', import.meta.url)
const cardProcess = new URL('./card-process.ts', import.meta.url)
const fontsFile = fileURLToPath(new URL('./fonts/fonts.conf', import.meta.url))

// How long a job may take before its process is ended, in milliseconds.
const uploadTimeouts: Record<UploadJob['task'], number> = {
  picture: 20_000,
  probe: 20_000,
  video: 120_000,
}
const cardTimeout = 20_000

// A process without work gives its memory back after a while.
const idleMs = 60_000

/** Runs media jobs in a process of its own, one at a time. */
export interface MediaWorker<J> {
  /**
   * Rejects with `Flawed` when the file cannot be used, also when it crashed the decoder. Owners take
   * turns, so that one owner's heap of pictures holds up no other's.
   */
  run(job: J, ownerId?: number): Promise<MediaFacts>
  stop(): Promise<void>
}

/** Opens what strangers sent. */
export type UploadWorker = MediaWorker<UploadJob>

/** Draws share cards. */
export type CardWorker = MediaWorker<CardJob>

export const createUploadWorker = (): UploadWorker =>
  createMediaWorker(uploadProcess, ({ task }) => uploadTimeouts[task])
export const createCardWorker = (): CardWorker => createMediaWorker(cardProcess, () => cardTimeout)

/** A worker whose process runs a file that calls `runMediaJobs`; `timeoutMs` is how long a job may take. */
export function createMediaWorker<J extends object>(
  processFile: URL,
  timeoutMs: (job: J) => number,
): MediaWorker<J> {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const inTurn = createFairQueue()

  const open = () => {
    if (child?.connected && child.exitCode === null && child.signalCode === null) return child
    const started = fork(processFile, {
      // Nothing of the server's environment: no secret is within reach of a decoder.
      env: { FONTCONFIG_FILE: fontsFile, XDG_CACHE_HOME: tmpdir(), TMPDIR: tmpdir() },
      execArgv: ['--max-old-space-size=512'],
      serialization: 'json',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    child = started
    return started
  }
  const rest = () => {
    idle = setTimeout(() => child?.kill('SIGKILL'), idleMs).unref()
  }
  return {
    run: (job, ownerId = 0) =>
      inTurn(ownerId, async () => {
        clearTimeout(idle)
        return ask(open(), job, timeoutMs(job)).finally(rest)
      }),
    async stop() {
      clearTimeout(idle)
      child?.kill('SIGKILL')
    },
  }
}

/** Hands a job to the process and waits for its result, its end, or the job's timeout. */
function ask(child: ChildProcess, job: object, timeoutMs: number): Promise<MediaFacts> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    const settle = (act: () => void) => {
      clearTimeout(late)
      child.off('message', onResult).off('exit', onExit)
      child.channel?.unref()
      act()
    }
    const onResult = (result: JobResult) =>
      settle(() =>
        'facts' in result ? resolve(result.facts) : reject(new Flawed(result.flaw, result.detail)),
      )
    const onExit = () => settle(() => reject(new Flawed('unreadable', 'the decoder ended')))
    child.on('message', onResult).on('exit', onExit)
    child.channel?.ref()
    child.send(job, (error) => error && settle(() => reject(error)))
  })
}
