import type { QueryClient } from '@tanstack/react-query'
import type { SessionUser } from '@podium/contract/identity'
import type { ComponentType } from 'react'
import { matchPath, type Params } from '../../router/index.ts'
import type { PageHandle } from './head.ts'

/** What a page's loader may use: the same on the server and in the browser. */
export interface LoaderInput {
  /** Keeps what was read; the page's components take it from there with `useQuery`. */
  queryClient: QueryClient
  params: Params
  url: URL
  /** Who is signed in; null for visitors. */
  user: SessionUser | null
  /** The page may never be opened: the user only pointed at a link to it. */
  isAhead?: boolean
}

/** Reads what a page shows. Throws `Redirect` and `NotFound`. */
export type Loader = (input: LoaderInput) => Promise<unknown>

/**
 * What a file in `src/pages` exports. The loader reads what the page shows before the page is shown
 * (`queryClient.ensureQueryData`); when what it reads does not exist, the page answers status 404 and
 * shows the not-found screen. It may throw `new Redirect(path)`.
 */
export interface PageModule {
  Component: ComponentType
  loader?: Loader
  /**
   * Has at hand what comes in files of its own and is seen at once. Runs after the loader, and in the
   * browser before it takes over what the server drew.
   */
  prepare?: Loader
  handle: PageHandle
  /** What is shown when what the page shows does not exist; the not-found screen unless given. */
  Missing?: ComponentType
}

/** An address pattern and the page at it; `id` is the page's file name in `src/pages`. */
export interface PageRoute {
  id: string
  pattern: string
  load: () => Promise<PageModule>
}

export interface MatchedPage extends PageRoute {
  params: Params
}

/** The first page whose pattern fits. The table ends with one that fits everything. */
export function matchPage(routes: readonly PageRoute[], pathname: string): MatchedPage {
  for (const route of routes) {
    const params = matchPath(route.pattern, pathname)
    if (params) return { ...route, params }
  }
  throw new Error('The page table has no page for unknown addresses.')
}

/** Thrown by a loader whose page is somewhere else. */
export class Redirect extends Error {
  override name = 'Redirect'
  readonly to: string

  constructor(to: string) {
    super(`Redirect to ${to}`)
    this.to = to
  }
}

/** Thrown by a loader whose page does not exist; a 404 of the API says the same by itself. */
export class NotFound extends Error {
  override name = 'NotFound'
}
