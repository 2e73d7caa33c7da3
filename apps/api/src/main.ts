import { readConfig } from './config.ts'
import { startPodium } from './podium.ts'

const podium = await startPodium(readConfig())

// What one request left unheard ends nothing for everybody else; it is a defect, and logged as one.
process.on('unhandledRejection', (reason) => {
  podium.ground.log.error({ err: reason }, 'a rejection that nobody heard')
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
