import type { RouteObject } from 'react-router'
import { PageErrorScreen, WholeErrorScreen } from './ErrorScreen.tsx'
import { patterns } from './paths.ts'
import { Shell } from './shell/Shell.tsx'

/**
 * What a file in `src/pages` exports: the page itself, its loader (`loads(…)`) when it shows what
 * the server knows, and a `handle` with its head.
 */
type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'handle'>

/** The route table. A page's id is its file's name, by which the server finds its style and script. */
export function routes(): RouteObject[] {
  return [
    {
      id: 'Shell',
      Component: Shell,
      ErrorBoundary: WholeErrorScreen,
      children: [
        page('LandingPage', patterns.index, () => import('../pages/LandingPage.tsx')),
        page('NotFoundPage', '*', () => import('../pages/NotFoundPage.tsx')),
      ],
    },
  ]
}

function page(id: string, path: string, load: () => Promise<PageModule>): RouteObject {
  return { id, path, lazy: load, ErrorBoundary: PageErrorScreen }
}
