/** A challenge as the server gives it and wants it back. */
export type Challenge = Record<string, unknown>

interface Solution {
  counter: number
  derivedKey: string
}

/** More would heat a phone without being much faster. */
const mostWorkers = 4

/**
 * Solves a proof of work in the background and answers the text for `g-recaptcha-response`. Each worker
 * tries every n-th counter; the first to find the right one ends them all. Throws when none does.
 */
export async function solveHumanCheck(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { default: Solver } = await import('altcha/workers/pbkdf2?worker')
  signal.throwIfAborted()
  const count = Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency - 1))
  const solvers = Array.from({ length: count }, () => new Solver())
  const end = () => solvers.forEach((solver) => solver.terminate())
  signal.addEventListener('abort', end)
  try {
    const tries = solvers.map((solver, start) => work(solver, { challenge, start, step: count }))
    const solution = await Promise.any(tries)
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    end()
  }
}

function work(
  solver: Worker,
  { challenge, start, step }: { challenge: Challenge; start: number; step: number },
): Promise<Solution> {
  return new Promise((resolve, reject) => {
    solver.onmessage = ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
      if (data && 'counter' in data) resolve(data)
      else reject(new Error('The human check found no solution.', { cause: data?.error }))
    }
    solver.onerror = () => reject(new Error('The human check could not run.'))
    solver.postMessage({ type: 'work', challenge, counterStart: start, counterStep: step })
  })
}
