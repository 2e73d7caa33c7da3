import { readConfig } from '../../apps/api/src/config.ts'
import type { Podium } from '../../apps/api/src/podium.ts'
import { buildWeb } from './build-web.ts'
import { explain } from '../../apps/api/src/explain.ts'

const longestStopMs = 10_000

/** Starts Podium and says where it is; ends with code 1 and one clear sentence where it cannot. */
export async function start(): Promise<void> {
  try {
    // What people sent us is for whoever runs Podium alone, whatever the shell says.
    process.umask(0o077)
    const config = readConfig(quietly(process.env))
    const [{ startPodium }, { createDemo }, { welcome }] = await loadWhileBuilding()
    const podium = await startPodium(config)
    stopOnSignals(podium)
    const isNew = config.demo && (await createDemo(podium.context))
    if (isNew) console.log('The demo community has moved in.')
    console.log(welcome(config, podium.address))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** Reading the server's code takes about as long as seeing that the web is up to date. */
async function loadWhileBuilding() {
  const loading = Promise.all([
    import('../../apps/api/src/podium.ts'),
    import('../demo/index.ts'),
    import('./welcome.ts'),
  ])
  const [loaded] = await Promise.all([loading, buildWeb()])
  return loaded
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
