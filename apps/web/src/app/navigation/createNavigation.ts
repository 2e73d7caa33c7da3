import type { QueryClient } from '@tanstack/react-query'
import { createPath, NavigationType, parsePath, type Location, type To } from 'react-router'
import { openPage, type OpenedPage } from './openPage.ts'
import type { Navigation, View } from './PageRouter.tsx'
import { matchPage, Redirect, type PageRoute } from './pages.ts'
import { forgetNativeScroll, keepScroll, keptScroll } from './scroll.ts'

interface Going {
  location: Location
  action: NavigationType
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
  let view: View = firstView(first)
  let latest = 0

  function show(next: View): void {
    view = next
    for (const listener of listeners) listener()
  }

  async function go(going: Going): Promise<void> {
    const visit = ++latest
    const page = await pageAt(going.location)
    if (visit === latest && page) arrive(going, page)
  }

  /** The page at an address; undefined when the browser is leaving for it by itself. */
  async function pageAt(location: Location): Promise<OpenedPage | undefined> {
    if (location.pathname === view.location.pathname && view.page.outcome === 'ready') return view.page
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

  function arrive({ location, action, keepsScroll }: Going, page: OpenedPage): void {
    keepScroll(view.location.key)
    writeHistory(location, action)
    const top = action === NavigationType.Pop ? keptScroll(location.key) : 0
    const hash = action === NavigationType.Pop ? '' : decodeURIComponent(location.hash.slice(1))
    show({ page, location, action, scroll: keepsScroll ? null : { hash, top }, isPending: false })
  }

  function leave(to: To, state: unknown, action: NavigationType, keepsScroll = false): void {
    void go({ location: locationOf(to, state), action, keepsScroll })
  }

  window.addEventListener('popstate', () => {
    void go({ location: presentLocation(), action: NavigationType.Pop, keepsScroll: false })
  })
  forgetNativeScroll(() => view.location.key)

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => window.history.go(steps),
      push: (to, state, options) =>
        leave(to, state, NavigationType.Push, options?.preventScrollReset),
      replace: (to, state, options) =>
        leave(to, state, NavigationType.Replace, options?.preventScrollReset),
    },
  }
}

function firstView(page: OpenedPage): View {
  const location = presentLocation()
  return { page, location, action: NavigationType.Pop, scroll: null, isPending: false }
}

interface HistoryEntry {
  key?: string
  state?: unknown
}

/** The address in the browser's bar, with what was kept for this entry of its history. */
export function presentLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry = (window.history.state ?? {}) as HistoryEntry
  return { pathname, search, hash, state: entry.state ?? null, key: entry.key ?? 'default' }
}

function locationOf(to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to
  const { pathname = window.location.pathname, search = '', hash = '' } = path
  return { pathname, search, hash, state: state ?? null, key: crypto.randomUUID().slice(0, 8) }
}

function writeHistory(location: Location, action: NavigationType): void {
  const entry: HistoryEntry = { key: location.key, state: location.state }
  if (action === NavigationType.Push) window.history.pushState(entry, '', createPath(location))
  if (action === NavigationType.Replace) window.history.replaceState(entry, '', createPath(location))
}
