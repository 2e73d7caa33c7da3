import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { keepInstallOffer } from './shared/installing/installing.ts'
import { createNavigation } from './app/navigation/createNavigation.ts'
import { openPage, type OpenedPage } from './shared/navigation/openPage.ts'
import { matchPage } from './shared/navigation/pages.ts'
import { pageTable } from './app/pageTable.ts'
import type { PageState } from './app/Providers.tsx'
import { loadOwnBar } from './app/shell/OwnBar.tsx'
import { browserTransport } from './client/browser.ts'
import { goAhead } from './client/clock.ts'
import { createQueryClient, proveSession, session } from './client/index.ts'
import { takeReads } from './client/reads.ts'
import { keptInTab } from './client/tabStorage.ts'
import { loadTexts } from './shared/language/words.ts'
import { importAgain } from './shared/rendering/importAgain.ts'
import { presentLocation } from './shared/navigation/history.ts'
import './ui/styles.css'

// zod would try `new Function` first, which the content-security policy refuses and the console reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true }, importAgain })

const root = document.getElementById('root')!
const state = JSON.parse(document.getElementById('page-state')!.textContent) as PageState
const routes = pageTable(state.config)
goAhead(state.config.daysAhead ?? 0)

start().catch((error: unknown) => {
  dispatchEvent(new Event('unstarted'))
  throw error
})

async function start(): Promise<void> {
  const stored = session.open(state.user)
  const queryClient = createQueryClient(browserTransport)
  if (!(await actOn())) takeReads(queryClient, state.reads)
  const [first] = await Promise.all([
    firstPage(queryClient),
    state.user && loadOwnBar(state.user),
    loadTexts(),
    whenShown(),
  ])
  // Those of the first page came with its file; where they did not, nothing is drawn without them.
  await loadTexts()
  const navigation = createNavigation({ routes, queryClient, first })
  const app = (
    <StrictMode>
      <App state={state} queryClient={queryClient} navigation={navigation} />
    </StrictMode>
  )
  if (state.outcome === 'failed') createRoot(root).render(app)
  // In small steps, so that a finger that scrolls or taps meanwhile is answered at once.
  else startTransition(() => void hydrateRoot(root, app))
  keepInstallOffer()
  await proveSession(stored)
  const { navigate } = navigation
  if (document.readyState === 'complete') void startWorker(navigate)
  else addEventListener('load', () => void startWorker(navigate))
}

/**
 * Acts for whom this tab acted before, and has the page drawn anew: the server drew it for who is signed
 * in, since its cookie knows of no tab. False where there is nobody.
 */
async function actOn(): Promise<boolean> {
  if (!keptInTab('podium.acting')) return false
  const acting = await import('./client/acting.ts')
  const isActing = await acting.actOn()
  if (isActing) Object.assign(state, { user: session.get().user, outcome: 'failed' })
  return isActing
}

/** What helps without a connection comes last; a browser that does not allow it goes without. */
async function startWorker(open: (path: string) => void): Promise<void> {
  const offline = await import('./shared/installing/startWorker.ts')
  await offline.startWorker(open).catch(() => undefined)
}

/** The page the server rendered, or, where that failed, a fresh try. */
async function firstPage(queryClient: QueryClient): Promise<OpenedPage> {
  const page = matchPage(routes, presentLocation().pathname)
  const given = { url: new URL(location.href), queryClient, user: state.user }
  if (state.outcome === 'failed') {
    return openPage(page, given)
  }
  const module = await page.load()
  if (state.outcome === 'ready') {
    await module.prepare?.({ ...given, params: page.params })
  }
  return { ...page, module, outcome: state.outcome }
}

/** Waits until what the server sent is on the screen: people read before they tap. */
function whenShown(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
