import { now } from './clock.ts'

/** What was found out a moment ago, so that it need not be found out again at once. */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

/** Forgets everything after some seconds, and the oldest before there are too many. */
export function createRecent<T>({ seconds, most }: { seconds: number; most: number }): Recent<T> {
  const kept = new Map<string, { value: T; until: number }>()
  return {
    get(key) {
      const entry = kept.get(key)
      return entry && entry.until > now().getTime() ? entry.value : undefined
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, { value, until: now().getTime() + seconds * 1000 })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
