import { hydrate, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createNavigation, presentLocation } from './app/navigation/createNavigation.ts'
import { openPage, type OpenedPage } from './app/navigation/openPage.ts'
import { matchPage } from './app/navigation/pages.ts'
import { pageTable } from './app/pageTable.ts'
import type { PageState } from './app/Providers.tsx'
import { browserTransport } from './client/browser.ts'
import { createQueryClient, resumeSession } from './client/index.ts'
import './ui/styles.css'

// zod would try `new Function` first, which the content-security policy refuses and the console reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')!
const state = JSON.parse(document.getElementById('page-state')!.textContent) as PageState
const routes = pageTable(state.config)

void start()

async function start(): Promise<void> {
  const queryClient = createQueryClient(browserTransport)
  hydrate(queryClient, state.reads)
  const first = await firstPage(queryClient)
  const navigation = createNavigation({ routes, queryClient, first })
  const app = (
    <StrictMode>
      <App state={state} queryClient={queryClient} navigation={navigation} />
    </StrictMode>
  )
  if (state.outcome === 'failed') createRoot(root).render(app)
  else hydrateRoot(root, app)
  await resumeSession()
}

/** The page the server rendered, or, where that failed, a fresh try. */
async function firstPage(queryClient: QueryClient): Promise<OpenedPage> {
  const page = matchPage(routes, presentLocation().pathname)
  if (state.outcome === 'failed') return openPage(page, new URL(location.href), queryClient)
  return { ...page, module: await page.load(), outcome: state.outcome }
}
