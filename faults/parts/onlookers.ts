import { setTimeout as pause } from 'node:timers/promises'

/** What somebody sees who asks for a page or a list every half second. */
export interface Onlooker {
  /** How often each status was seen; `nothing` where nobody answered within the patience. */
  end(): Promise<Map<string, number>>
}

const betweenMs = 500
const patienceMs = 20_000

/** Asks an address again and again. */
export function lookOn(address: string, path: string): Onlooker {
  const seen = new Map<string, number>()
  let goesOn = true
  const looking = (async () => {
    while (goesOn) {
      const what = await lookOnce(`${address}${path}`)
      seen.set(what, (seen.get(what) ?? 0) + 1)
      await pause(betweenMs)
    }
  })()
  const end = async () => {
    goesOn = false
    await looking
    return seen
  }
  return { end }
}

async function lookOnce(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' })
    await answer.text()
    return String(answer.status)
  } catch {
    return 'nothing'
  }
}
