import { readConfig } from './config.ts'
import { startPodium } from './podium.ts'

const podium = await startPodium(readConfig())

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
