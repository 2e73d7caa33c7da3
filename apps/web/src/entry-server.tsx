import type { Language, Theme } from '@podium/contract/locale'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import { documentOf } from './app/document.ts'
import { headOf } from './app/HeadTags.tsx'
import { queryClientContext } from './app/page.ts'
import { Providers, type PageState } from './app/Providers.tsx'
import type { PublicConfig } from './app/publicConfig.tsx'
import { routes } from './app/routes.tsx'
import { createQueryClient } from './client/reads.ts'
import type { Transport } from './client/transport.ts'

/** What a page is rendered from. `url` is path and query as the browser asked for them. */
export interface PageRequest extends PublicConfig {
  url: string
  language: Language
  theme: Theme | null
  /** Answers a GET of the API for an anonymous visitor; `path` starts with `/api`. */
  fetchJson: (path: string) => Promise<{
    status: number
    body: unknown
    headers: Record<string, string>
  }>
}

export interface RenderedPage {
  status: number
  html: string
  headers?: Record<string, string>
  /** Where the browser is to go instead; `html` is empty then. */
  redirect?: string
}

/** Renders a page to a whole HTML document, as an anonymous visitor sees it. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const config = publicConfigOf(request)
  const queryClient = createQueryClient(transportOf(request))
  const handler = createStaticHandler(routes(config))
  const result = await handler.query(new Request(new URL(request.url, request.publicUrl)), {
    requestContext: new RouterContextProvider(new Map([[queryClientContext, queryClient]])),
  })
  if (result instanceof Response) return redirectOf(result)
  const state = stateOf(request, config, queryClient, result)
  const body = state.failed ? '' : bodyOf(handler, result, state, queryClient)
  const status = result.statusCode
  const html = documentOf({ ...headInputs(state, queryClient, result), body })
  return { status, html, headers: { 'content-language': request.language } }
}

type Handler = ReturnType<typeof createStaticHandler>

function bodyOf(
  handler: Handler,
  context: StaticHandlerContext,
  state: PageState,
  queryClient: QueryClient,
): string {
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <Providers state={state} queryClient={queryClient}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
}

function headInputs(state: PageState, queryClient: QueryClient, result: StaticHandlerContext) {
  const handles = result.matches.map(({ route }) => ({ handle: route.handle as unknown }))
  const pages = result.matches.flatMap(({ route }) => route.id ?? [])
  const params = result.matches.at(-1)?.params ?? {}
  const context = { language: state.preferences.language, config: state.config, params, queryClient }
  return { state, pages, context, head: headOf(handles, context) }
}

function stateOf(
  { language, theme }: PageRequest,
  config: PublicConfig,
  queryClient: QueryClient,
  result: StaticHandlerContext,
): PageState {
  return {
    preferences: { language, theme },
    config,
    reads: dehydrate(queryClient),
    loaderData: result.loaderData,
    failed: result.errors !== null,
  }
}

function publicConfigOf(request: PageRequest): PublicConfig {
  const { productName, slug, publicUrl, communityChatUrl, company } = request
  return { productName, slug, publicUrl, communityChatUrl, company }
}

function transportOf({ fetchJson }: PageRequest): Transport {
  return async ({ path }) => {
    const { status, body, headers } = await fetchJson(`/api${path}`)
    return { status, body, header: (name) => headers[name] }
  }
}

function redirectOf(response: Response): RenderedPage {
  return { status: response.status, html: '', redirect: response.headers.get('location') ?? '/' }
}
