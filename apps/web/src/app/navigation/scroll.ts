const storageKey = 'podium.scroll'

const positions = new Map<string, number>(readPositions())

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
  window.addEventListener('pagehide', () => {
    keepScroll(presentKey())
    writePositions()
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-100)))
  } catch {
    // Without storage a reload starts at the top.
  }
}
