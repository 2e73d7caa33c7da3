import type { QueryClient } from '@tanstack/react-query'
import { createPath, resolvePath, type Location, type Path } from '../../router/index.ts'
import { openPage, type OpenedPage } from './openPage.ts'
import type { Navigation, View } from './PageRouter.tsx'
import { matchPage, Redirect, type PageRoute } from './pages.ts'
import { keepScroll, keptScroll, takeOverScroll } from './scroll.ts'

/** How one gets to an address: through the history, by a new entry, or in place of the present one. */
type Way = 'back or forward' | 'push' | 'replace'

interface Going {
  location: Location
  way: Way
  keepsScroll: boolean
}

interface Options {
  routes: readonly PageRoute[]
  queryClient: QueryClient
  first: OpenedPage
}

/**
 * Navigation in the browser: another page is loaded, and has read what it shows, before the address
 * changes and it appears; until then the old one stays usable. Going elsewhere meanwhile drops it.
 */
export function createNavigation({ routes, queryClient, first }: Options): Navigation {
  const listeners = new Set<() => void>()
  let view: View = { page: first, location: presentLocation(), scroll: null, isPending: false }
  let latest = 0

  function show(next: View): void {
    view = next
    for (const listener of listeners) listener()
  }

  async function go(going: Going): Promise<void> {
    const visit = ++latest
    const page = isOpen(going.location) ? view.page : await open(going.location)
    if (visit === latest && page) arrive(going, page)
  }

  /** Another query or place of a page that came out needs no new page; one that did not is tried again. */
  function isOpen({ pathname }: Path): boolean {
    return pathname === view.location.pathname && view.page.outcome === 'ready'
  }

  /** The page at an address; undefined when the browser is leaving for it by itself. */
  async function open(location: Path): Promise<OpenedPage | undefined> {
    show({ ...view, isPending: true, scroll: null })
    const url = new URL(createPath(location), window.location.origin)
    try {
      return await openPage(matchPage(routes, location.pathname), url, queryClient)
    } catch (error) {
      // The page's file is gone, as after a new release: the server knows the way.
      window.location.assign(error instanceof Redirect ? error.to : url)
      return undefined
    }
  }

  function arrive({ location, way, keepsScroll }: Going, page: OpenedPage): void {
    keepScroll(view.location.key)
    writeHistory(location, way)
    const isReturn = way === 'back or forward'
    const start = isReturn
      ? { hash: '', top: keptScroll(location.key) }
      : { hash: decodeURIComponent(location.hash.slice(1)), top: 0 }
    show({ page, location, scroll: keepsScroll ? null : start, isPending: false })
  }

  window.addEventListener('popstate', () => {
    void go({ location: presentLocation(), way: 'back or forward', keepsScroll: false })
  })
  takeOverScroll(() => view.location.key)

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(to, { replace = false, state = null, preventScrollReset = false } = {}) {
      if (typeof to === 'number') return window.history.go(to)
      const location = { ...resolvePath(to, view.location), state, key: newKey() }
      void go({ location, way: replace ? 'replace' : 'push', keepsScroll: preventScrollReset })
    },
  }
}

interface HistoryEntry {
  key?: string
  state?: unknown
}

/** The address in the browser's bar, with what was kept for this entry of its history. */
export function presentLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry = (window.history.state ?? {}) as HistoryEntry
  return { pathname, search, hash, state: entry.state ?? null, key: entry.key ?? 'first' }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

function writeHistory(location: Location, way: Way): void {
  const entry: HistoryEntry = { key: location.key, state: location.state }
  if (way === 'push') window.history.pushState(entry, '', createPath(location))
  if (way === 'replace') window.history.replaceState(entry, '', createPath(location))
}
