import type { QueryClient } from '@tanstack/react-query'
import { session } from '../../client/index.ts'
import { createPath, resolvePath, type Location, type Path } from '../../router/index.ts'
import {
  newKey,
  presentLocation,
  standAtStart,
  stepsGone,
  type HistoryAction,
  writeHistory,
} from '../../shared/navigation/history.ts'
import { crossFade } from './crossFade.ts'
import { openOnIntent } from './intent.ts'
import { isGuarded, mayLeave } from '../../shared/navigation/leaving.ts'
import { openPage, type OpenedPage } from '../../shared/navigation/openPage.ts'
import type { Navigation, View } from '../../shared/navigation/PageRouter.tsx'
import { matchPage, Redirect, type PageRoute } from '../../shared/navigation/pages.ts'
import { keepScroll, keptScroll, takeOverScroll } from './scroll.ts'

interface Going {
  location: Location
  action: HistoryAction
  keepsScroll: boolean
  /** It is given up where somebody is on the way to another page. */
  givesWay?: boolean
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
  /** What is on its way. */
  let heading: Going | null = null
  let isRestoring = false

  function show(next: View, tell = (now: () => void) => now()): void {
    view = next
    tell(() => listeners.forEach((listener) => listener()))
  }

  async function go(going: Going): Promise<void> {
    // What a page keeps of itself in its address does not call back who is on the way to another one.
    if (going.action === 'replace' && isOpen(going.location)) return arrive(going, view.page)
    if (going.givesWay && heading && !heading.givesWay) return
    const visit = ++latest
    heading = going
    const page = isOpen(going.location) ? view.page : await open(going.location)
    if (visit !== latest) return
    heading = null
    if (page) arrive(going, page)
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
      return await openPage(matchPage(routes, location.pathname), {
        url,
        queryClient,
        user: whoIsHere(),
      })
    } catch (error) {
      // The page's file is gone, as after a new release: the server knows the way.
      window.location.assign(error instanceof Redirect ? error.to : url)
      return undefined
    }
  }

  function arrive({ location, action, keepsScroll }: Going, page: OpenedPage): void {
    keepScroll(view.location.key)
    writeHistory(location, action)
    const isReturn = action === 'back or forward'
    const kept = isReturn ? keptScroll(location.key) : undefined
    const start =
      kept === undefined
        ? { hash: decodeURIComponent(location.hash.slice(1)), top: 0 }
        : { hash: '', top: kept }
    const isPending = action === 'replace' && page === view.page && view.isPending
    const next = { page, location, scroll: keepsScroll ? null : start, isPending }
    // Browsers animate the way back themselves.
    if (page === view.page || isReturn) show(next)
    else show(next, crossFade)
  }

  /** Back and forward change the address before the user can be asked: meanwhile it is restored. */
  async function followBrowser(steps: number): Promise<void> {
    const location = presentLocation()
    if (!isGuarded() || location.pathname === view.location.pathname) {
      return go({ location, action: 'back or forward', keepsScroll: false })
    }
    isRestoring = true
    window.history.go(-steps)
    if (await mayLeave()) window.history.go(steps)
  }

  async function leaveFor(going: Going): Promise<void> {
    const stays = going.location.pathname === view.location.pathname
    if (stays || (await mayLeave())) await go(going)
  }

  window.addEventListener('popstate', () => {
    const steps = stepsGone()
    if (isRestoring) isRestoring = false
    else void followBrowser(steps)
  })
  takeOverScroll(() => view.location.key)
  openOnIntent(({ pathname, search }) => {
    if (pathname === view.location.pathname && search === view.location.search) return
    const url = new URL(pathname + search, window.location.origin)
    const page = matchPage(routes, pathname)
    const user = whoIsHere()
    // What an administrator reads of people is on record: they read it by going there, not by pointing.
    const ahead =
      user?.role === 'ADMIN'
        ? page.load()
        : openPage(page, { url, queryClient, user, isAhead: true })
    // Whatever goes wrong here goes wrong again, and is told, when the user really goes there.
    ahead.catch(() => undefined)
  })
  standAtStart()

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(to, options = {}) {
      if (typeof to === 'number') return window.history.go(to)
      const {
        replace = false,
        state = null,
        preventScrollReset = false,
        givesWay = false,
      } = options
      const location = { ...resolvePath(to, view.location), state, key: newKey() }
      const action = replace ? 'replace' : 'push'
      void leaveFor({ location, action, keepsScroll: preventScrollReset, givesWay })
    },
  }
}

function whoIsHere() {
  return session.get().user
}
