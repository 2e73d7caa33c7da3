import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const start = join(import.meta.dirname, '../../tools/start.ts')

/** Starts a Podium of its own with the demo community, lets `act` use it and takes everything away. */
export async function withDemo(act: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'))
  const { DATABASE_URL: _, ...environment } = process.env
  const podium = spawn(process.execPath, ['--import', 'zod/compile', start], {
    env: { ...environment, PODIUM_DATA: folder, PODIUM_DEMO: 'on', PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await act(await addressOf(podium))
  } finally {
    podium.kill('SIGTERM')
    if (podium.exitCode === null) await once(podium, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where a Podium answers that `tools/start.ts` starts in a process of its own, once it says that it is ready. */
export async function addressOf(podium: ChildProcess): Promise<string> {
  let said = ''
  for await (const part of podium.stdout ?? []) {
    said += String(part)
    const [, address] = /is ready: (\S+)/.exec(said) ?? []
    if (!address) continue
    // Leaving the loop closes the pipe; what it still says is let go.
    podium.stdout?.resume()
    return address
  }
  throw new Error(`Podium did not start:\n${said}`)
}
