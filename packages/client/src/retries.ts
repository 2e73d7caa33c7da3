import type { RouteShape } from '@podium/contract/route'

/** How often and how long a refusal that only asks for patience is waited for. */
export interface Retries {
  /** Tries beside the first. */
  retries: number
  /** What Podium may ask to wait at most, in seconds; beyond it the refusal is thrown. */
  longestWait: number
}

const usual: Retries = { retries: 3, longestWait: 60 }

/**
 * Sends a request, and again where Podium asks for patience, after as long as it says: 429 wherever it
 * comes, since nothing was done; 503 where a repetition does nothing twice.
 */
export async function sendWithRetries(
  route: RouteShape,
  wanted: Partial<Retries>,
  send: () => Promise<Response>,
): Promise<Response> {
  const { retries = usual.retries, longestWait = usual.longestWait } = wanted
  for (let tried = 0; ; tried += 1) {
    const response = await send()
    if (tried >= retries || !asksForPatience(route, response.status)) return response
    const seconds = Number(response.headers.get('retry-after')) || 2 ** tried
    if (seconds > longestWait) return response
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

function asksForPatience({ method, idempotent }: RouteShape, status: number): boolean {
  if (status === 429) return true
  return status === 503 && (idempotent === true || ['GET', 'PUT', 'DELETE'].includes(method))
}
