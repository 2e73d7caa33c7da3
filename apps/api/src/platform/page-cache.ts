interface Kept<T> {
  value: Promise<T>
  until: number
}

/** Caches what is expensive to make for a short while; callers who ask meanwhile share one computation. */
export function createPageCache<T>(options: {
  keepMs: number
  most: number
  /** What is shared while it is made, but not kept: a page that is missing may be there at once. */
  isKept?: (value: T) => boolean
}) {
  const kept = new Map<string, Kept<T>>()

  function forget(key: string, value: Promise<T>): void {
    if (kept.get(key)?.value === value) kept.delete(key)
  }

  return {
    get(key: string, make: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      if (known && known.until > Date.now()) return known.value
      const value = make()
      kept.delete(key)
      kept.set(key, { value, until: Date.now() + options.keepMs })
      value.then(
        (made) => options.isKept?.(made) === false && forget(key, value),
        () => forget(key, value),
      )
      const [oldest] = kept.keys()
      if (kept.size > options.most && oldest !== undefined) kept.delete(oldest)
      return value
    },
  }
}
