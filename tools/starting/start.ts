import type { Config } from '../../apps/api/src/config.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { type Podium, startPodium } from '../../apps/api/src/podium.ts'
import { createDemo } from '../demo/index.ts'
import { run } from '../run.ts'
import { explain } from './explain.ts'
import { welcome } from './welcome.ts'

const longestStopMs = 10_000

/** Starts Podium and says where it is; ends with code 1 and one clear sentence where it cannot. */
export async function start(): Promise<void> {
  try {
    const config = configured()
    await buildWeb()
    const podium = await startPodium(config)
    stopOnSignals(podium)
    await makeDemo(config, podium)
    console.log(welcome(config, podium.address))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** What is wrong in the configuration is the reader's to mend: a sentence, and no stack. */
function configured(): Config {
  try {
    return readConfig(quietly(process.env))
  } catch (error) {
    throw Object.assign(error as Error, { name: 'WrongConfiguration' })
  }
}

/** At a terminal only warnings are logged, so that what people need to read stays in sight. */
function quietly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? { LOG_LEVEL: 'warn', ...env } : env
}

/** In a process of its own: building puts that whole process into production mode. */
async function buildWeb(): Promise<void> {
  if ((await run('node', ['apps/web/build.ts'])) !== 0) throw new WebNotBuilt()
}

class WebNotBuilt extends Error {
  override name = 'WebNotBuilt'

  constructor() {
    super('The web could not be built; what is wrong stands above.')
  }
}

async function makeDemo(config: Config, { ground }: Podium): Promise<void> {
  if (config.demo && (await createDemo(ground))) console.log('The demo community has moved in.')
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
