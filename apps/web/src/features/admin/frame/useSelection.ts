import { useState } from 'react'

export interface Selection {
  has: (key: string) => boolean
  toggle: (key: string) => void
  replace: (keys: readonly string[]) => void
}

/**
 * The rows of a page that are ticked. Only what is on show can be: another page, or a row that is gone,
 * takes its tick along.
 */
export function useSelection(onShow: readonly string[]): Selection & { keys: string[] } {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const keys = onShow.filter((key) => ticked.has(key))
  return {
    keys,
    has: (key) => ticked.has(key),
    toggle: (key) =>
      setTicked(new Set(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])),
    replace: (wanted) => setTicked(new Set(wanted)),
  }
}
