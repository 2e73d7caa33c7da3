import { readConfig } from './config.ts'
import { explain } from './explain.ts'
import { type Podium, startPodium } from './podium.ts'

// What people sent us is for whoever runs Podium alone, whatever the shell says.
process.umask(0o077)
const podium = await started()

async function started(): Promise<Podium> {
  try {
    return await startPodium(readConfig())
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

// What one request left unheard ends nothing for everybody else; it is a defect, and logged as one.
process.on('unhandledRejection', (reason) => {
  podium.context.log.error({ err: reason }, 'a rejection that nobody heard')
})

/** SIGTERM and SIGINT end it in order; what does not end within ten seconds is cut off. */
export function stopOnSignals(): void {
  const stop = () => {
    setTimeout(() => process.exit(1), 10_000).unref()
    void podium.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
stopOnSignals()
