import type { SessionUser } from '@podium/contract/identity'
import { type Language, type Theme, themes } from '@podium/contract/locale'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { App } from './app/App.tsx'
import { documentOf, offlineDocument, type Pieces } from './app/document.ts'
import { manifestOf } from './app/installable/manifest.ts'
import { OfflinePage } from './app/installable/OfflinePage.tsx'
import { openPage, type OpenedPage } from './shared/navigation/openPage.ts'
import type { Navigation, View } from './shared/navigation/PageRouter.tsx'
import { matchPage, Redirect } from './shared/navigation/pages.ts'
import { pageTable } from './app/pageTable.ts'
import { answerOf } from './app/pageAnswer.ts'
import type { PageState } from './app/Providers.tsx'
import type { PublicConfig } from './shared/config/publicConfig.tsx'
import { loadOwnBar } from './app/shell/OwnBar.tsx'
import { loadCoverDrawing } from './ui/drawn/DrawnCover.tsx'
import { goAhead } from './client/clock.ts'
import { createQueryClient } from './client/reads.ts'
import type { Message, Transport } from './client/transport.ts'

/** What a page is rendered from. `url` is path and query as the browser asked for them. */
export interface PageRequest extends PublicConfig {
  url: string
  language: Language
  theme: Theme | null
  /** The user the page is rendered for; null for visitors. */
  user: SessionUser | null
  /** Answers a GET of the API as for `user`; `path` is relative to the API root, `read` what it is made of. */
  fetchJson: (
    path: string,
    read: Required<Message>['read'],
  ) => Promise<{
    status: number
    body: unknown
    headers: Record<string, string>
  }>
}

export interface RenderedPage {
  status: number
  html: string | Pieces
  headers?: Record<string, string>
  /** Where the browser is to go instead; `html` is empty then. */
  redirect?: string
  /** What broke a page, for the log. */
  error?: unknown
}

/** Renders a page to a whole HTML document, as the user who asks for it sees it. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const config = publicConfigOf(request)
  goAhead(config.daysAhead ?? 0)
  const queryClient = createQueryClient(transportOf(request))
  const url = new URL(request.url, 'http://localhost')
  const plain = plainFiles[url.pathname]
  if (plain) return plain(request, url)
  try {
    const { user } = request
    const [page] = await Promise.all([
      openPage(matchPage(pageTable(config), url.pathname), { url, queryClient, user }),
      user && loadOwnBar(user, queryClient),
      loadCoverDrawing(),
    ])
    return renderOpened({ request, config, queryClient, url, page })
  } catch (error) {
    if (error instanceof Redirect) return { status: 302, html: '', redirect: error.to }
    throw error
  } finally {
    queryClient.clear()
  }
}

/** What is no page of the application, but speaks a language and has colours like one. */
const plainFiles: Record<string, (request: PageRequest, url: URL) => RenderedPage> = {
  '/offline': (request) => ({
    status: 200,
    html: offlineDocument(request, renderToString(<OfflinePage {...request} />)),
  }),
  '/manifest.webmanifest': (request, url) => ({
    status: 200,
    html: JSON.stringify(
      manifestOf({ ...request, theme: themeIn(url), config: publicConfigOf(request) }),
    ),
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  }),
}

/** Browsers ask for the manifest without cookies: what it is to look like stands in its address. */
function themeIn({ searchParams }: URL): Theme | null {
  return themes.find((theme) => theme === searchParams.get('theme')) ?? null
}

interface Rendering {
  request: PageRequest
  config: PublicConfig
  queryClient: QueryClient
  url: URL
  page: OpenedPage
}

function renderOpened({ request, config, queryClient, url, page }: Rendering): RenderedPage {
  const { language, theme, user } = request
  const state: PageState = {
    preferences: { language, theme },
    user,
    config,
    reads: dehydrate(queryClient),
    outcome: page.outcome,
  }
  const navigation = standingAt(url, page)
  const body = renderToString(<App {...{ state, queryClient, navigation }} />)
  const context = { language, config, params: page.params, search: url.search, queryClient }
  const { status, headers } = answerOf(page)
  return {
    status,
    html: documentOf({ page, context, state, body }),
    headers: { 'content-language': language, ...headers },
    ...(page.outcome === 'failed' && { error: page.error }),
  }
}

/** Navigation that goes nowhere: the server shows one page. */
function standingAt({ pathname, search }: URL, page: OpenedPage): Navigation {
  const location = { pathname, search, hash: '', state: null, key: 'first' }
  const view: View = { page, location, scroll: null, isPending: false }
  return { navigate: () => undefined, view: () => view, subscribe: () => () => undefined }
}

function publicConfigOf(request: PageRequest): PublicConfig {
  const { productName, slug, publicUrl, communityChatUrl, company } = request
  const { captcha, taxByBuyer, daysAhead } = request
  return {
    productName,
    slug,
    publicUrl,
    communityChatUrl,
    company,
    captcha,
    taxByBuyer,
    daysAhead,
  }
}

function transportOf({ fetchJson }: PageRequest): Transport {
  return async ({ path, read }) => {
    const { status, body, headers } = await fetchJson(path, read!)
    return { status, body, header: (name) => headers[name] }
  }
}
