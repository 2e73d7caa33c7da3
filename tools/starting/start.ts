import { readConfig } from '../../apps/api/src/config.ts'
import { type Podium, startPodium } from '../../apps/api/src/podium.ts'
import { explain } from '../../apps/api/src/explain.ts'
import { hasUsers } from '../demo/has-users.ts'
import { buildWeb } from './build-web.ts'
import { welcome } from './welcome.ts'

const longestStopMs = 10_000

/** Starts Podium and says where it is; ends with code 1 and one clear sentence where it cannot. */
export async function start(): Promise<void> {
  try {
    // What people sent us is for whoever runs Podium alone, whatever the shell says.
    process.umask(0o077)
    const config = readConfig(quietly(process.env))
    const podium = await startPodium(config, buildWeb())
    stopOnSignals(podium)
    if (config.demo) await moveIn(podium)
    console.log(await welcome(config, podium.address))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** The demo community, which is read only by a Podium that nobody has moved into. */
async function moveIn({ context }: Podium): Promise<void> {
  if (await hasUsers(context.database.db)) return
  const { createDemo } = await import('../demo/index.ts')
  if (await createDemo(context)) console.log('The demo community has moved in.')
}

/** At a terminal only warnings are logged, so that what people need to read stays in sight. */
function quietly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? { LOG_LEVEL: 'warn', ...env } : env
}

/** SIGTERM and SIGINT end it in order; what does not end in time is cut off. */
function stopOnSignals(podium: Podium): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), longestStopMs).unref()
    await podium.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
