import { readConfig } from './config.ts'
import { explain } from './explain.ts'
import { type Podium, startPodium } from './podium.ts'

// What people sent us is for the operator's account alone, whatever the shell says.
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

// A rejection that one request left unhandled ends no other request; it is a defect, and logged as one.
process.on('unhandledRejection', (reason) => {
  podium.context.log.error({ err: reason }, 'unhandled rejection')
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
