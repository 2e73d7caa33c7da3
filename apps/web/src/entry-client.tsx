import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router'
import type { RouteObject } from 'react-router'
import { Providers, type PageState } from './app/Providers.tsx'
import { queryClientContext } from './app/page.ts'
import { routes } from './app/routes.tsx'
import { browserTransport } from './client/browser.ts'
import { createQueryClient, resumeSession } from './client/index.ts'
import './ui/styles.css'

const root = document.getElementById('root')!
const state = JSON.parse(document.getElementById('page-state')!.textContent) as PageState

await start()

async function start(): Promise<void> {
  const table = routes(state.config)
  await loadMatched(table)
  const queryClient = createQueryClient(browserTransport)
  const router = createBrowserRouter(table, {
    getContext: () => new RouterContextProvider(new Map([[queryClientContext, queryClient]])),
    ...(!state.failed && { hydrationData: { loaderData: state.loaderData } }),
  })
  show(
    <StrictMode>
      <Providers state={state} queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
  await resumeSession()
}

/** The page the server rendered must be here before hydration, or React would find it missing. */
async function loadMatched(table: RouteObject[]): Promise<void> {
  const matches = matchRoutes(table, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

function show(page: ReactNode): void {
  if (state.failed) createRoot(root).render(page)
  else hydrateRoot(root, page)
}
