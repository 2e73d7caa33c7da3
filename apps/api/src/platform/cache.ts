import { LRUCache } from 'lru-cache'
import { now } from './clock.ts'

interface Bounds {
  /** Entries; the least recently used goes before there are more. */
  max: number
  /** How long a value is kept. */
  seconds: number
}

/** Milliseconds. A mere moment is real time: it passes also where a test has the product's clock stand. */
type Clock = () => number

export const productClock: Clock = () => now().getTime()
export const realClock: Clock = () => Date.now()

const options = ({ max, seconds }: Bounds, clock: Clock) => ({
  max,
  ttl: seconds * 1000,
  ttlResolution: 0,
  perf: { now: clock },
})

/** Keeps in this process what would be expensive to find out again at once. */
export function createCache<K extends string | number, V extends {}>(
  bounds: Bounds,
  clock = productClock,
) {
  return new LRUCache<K, V>(options(bounds, clock))
}

/** Keeps what is expensive to make; callers who ask while it is made share it. A failure is not kept. */
export function createSharedCache<V extends {}>(bounds: Bounds) {
  const cache = new LRUCache<string, V, () => Promise<V>>({
    ...options(bounds, realClock),
    // Whoever waits for a value gets it, also where it had to give way meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  })
  return {
    get: (key: string, make: () => Promise<V>): Promise<V> =>
      cache.forceFetch(key, { context: make }),
    has: (key: string): boolean => cache.has(key),
    /** A value that is not to be kept. */
    drop: (key: string): void => void cache.delete(key),
  }
}
