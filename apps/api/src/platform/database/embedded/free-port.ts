import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the range from which systems take ports for outgoing connections: a port from there could
 * be taken by anyone in the moment in which a killed database is started again.
 */
const FIRST = 20_000
const LAST = 32_000

/** A port on 127.0.0.1 where nobody listens now. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
