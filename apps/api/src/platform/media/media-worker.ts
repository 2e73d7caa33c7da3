import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  type CardJob,
  type Facts,
  Flawed,
  type KitJob,
  type MediaJob,
  type JobResult,
  type UploadJob,
} from './media-jobs.ts'
import { createFairQueue } from './fair-queue.ts'

const uploadsProcess = fileURLToPath(new URL('./upload-process.ts', import.meta.url))
const cardsProcess = fileURLToPath(new URL('./card-process.ts', import.meta.url))
const kitsProcess = fileURLToPath(new URL('./kit-process.ts', import.meta.url))
const fontsFile = fileURLToPath(new URL('./fonts/fonts.conf', import.meta.url))

// How long a job may take before its process is ended, in milliseconds.
const timeoutMs: Record<MediaJob['task'], number> = {
  picture: 20_000,
  probe: 20_000,
  video: 120_000,
  card: 20_000,
  kit: 40_000,
}

// A process without work gives its memory back after a while.
const idleMs = 60_000

/** Runs media jobs in a process of its own, one at a time. */
interface MediaWorker<J> {
  /**
   * Rejects with `Flawed` when the file cannot be used, also when it crashed the decoder. Owners take
   * turns, so that one owner's heap of pictures holds up no other's.
   */
  run(job: J, ownerId?: number): Promise<Facts>
  stop(): Promise<void>
}

/** Opens what strangers sent. */
export type UploadWorker = MediaWorker<UploadJob>

/** Draws share cards. */
export type CardWorker = MediaWorker<CardJob>

/** Draws media kits. */
export type KitWorker = MediaWorker<KitJob>

export const createUploadWorker = (): UploadWorker => createMediaWorker(uploadsProcess)
export const createCardWorker = (): CardWorker => createMediaWorker(cardsProcess)
export const createKitWorker = (): KitWorker => createMediaWorker(kitsProcess)

function createMediaWorker<J extends MediaJob>(processFile: string): MediaWorker<J> {
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
        return ask(open(), job).finally(rest)
      }),
    async stop() {
      clearTimeout(idle)
      child?.kill('SIGKILL')
    },
  }
}

/** Hands a job to the process and waits for its result, its end, or the job's timeout. */
function ask(child: ChildProcess, job: MediaJob): Promise<Facts> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs[job.task])
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
