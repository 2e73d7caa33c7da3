import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  type CardOrder,
  type Facts,
  Flawed,
  type KitOrder,
  type Order,
  type Reply,
  type UploadOrder,
} from './orders.ts'
import { createTurns } from './turns.ts'

const uploadsProcess = fileURLToPath(new URL('./studio-process.ts', import.meta.url))
const cardsProcess = fileURLToPath(new URL('./card-process.ts', import.meta.url))
const kitsProcess = fileURLToPath(new URL('./kit-process.ts', import.meta.url))
const fontsFile = fileURLToPath(new URL('./fonts/fonts.conf', import.meta.url))

// How long each may take before its process is ended, in milliseconds.
const patience: Record<Order['task'], number> = {
  picture: 20_000,
  probe: 20_000,
  film: 120_000,
  card: 20_000,
  kit: 40_000,
}

// A process without work gives its memory back after a while.
const idleMs = 60_000

/** Carries out orders in a process of its own, one at a time. */
interface Desk<O> {
  /**
   * Rejects with `Flawed` when the file cannot be used, also when it crashed the decoder. Those it is
   * done for take turns, so that nobody's heap of pictures holds up everybody's.
   */
  make(order: O, forWhom?: number): Promise<Facts>
  stop(): Promise<void>
}

/** Opens what strangers sent. */
export type Studio = Desk<UploadOrder>

/** Draws share cards. */
export type CardDesk = Desk<CardOrder>

/** Draws media kits. */
export type KitDesk = Desk<KitOrder>

export const createStudio = (): Studio => createDesk(uploadsProcess)
export const createCardDesk = (): CardDesk => createDesk(cardsProcess)
export const createKitDesk = (): KitDesk => createDesk(kitsProcess)

function createDesk<O extends Order>(processFile: string): Desk<O> {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const takeTurn = createTurns()

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
    make: (order, forWhom = 0) =>
      takeTurn(forWhom, async () => {
        clearTimeout(idle)
        return ask(open(), order).finally(rest)
      }),
    async stop() {
      clearTimeout(idle)
      child?.kill('SIGKILL')
    },
  }
}

/** Hands an order to the process and waits for its answer, its end, or the end of our patience. */
function ask(child: ChildProcess, order: Order): Promise<Facts> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), patience[order.task])
    const settle = (act: () => void) => {
      clearTimeout(late)
      child.off('message', onReply).off('exit', onExit)
      child.channel?.unref()
      act()
    }
    const onReply = (reply: Reply) =>
      settle(() =>
        'facts' in reply ? resolve(reply.facts) : reject(new Flawed(reply.flaw, reply.detail)),
      )
    const onExit = () => settle(() => reject(new Flawed('unreadable', 'the decoder ended')))
    child.on('message', onReply).on('exit', onExit)
    child.channel?.ref()
    child.send(order, (error) => error && settle(() => reject(error)))
  })
}
