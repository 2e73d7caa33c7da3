import { keepInTab, keptInTab } from '../../client/tabStorage.ts'

const storageKey = 'podium.scroll'

const positions = new Map((keptInTab(storageKey) ?? []) as [string, number][])

/** Remembers how far down the page of a history entry is. */
export function keepScroll(key: string): void {
  positions.set(key, window.scrollY)
}

/** Undefined for an entry that nobody has left yet. */
export function keptScroll(key: string): number | undefined {
  return positions.get(key)
}

/**
 * From here on we restore positions ourselves, since a page appears later than its address. Leaving
 * the site gives that back to the browser, which does it best for a whole document.
 */
export function takeOverScroll(presentKey: () => string): void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  // Scripts mostly come after the document was shown.
  if (document.readyState === 'complete') takeOver()
  window.addEventListener('pagehide', () => {
    keepScroll(presentKey())
    keepInTab(storageKey, [...positions].slice(-100))
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', takeOver)
}
