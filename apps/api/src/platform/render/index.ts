import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { SessionUser } from '@podium/contract/identity'
import type { Language, Theme } from '@podium/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import {
  apiRoot,
  choiceOf,
  type PageViewer,
  languageOf,
  type IdentifyPageViewer,
  noteShown,
  type Shown,
  type Watch,
} from '../http/index.ts'
import { addVary, languageHeaders } from '../http/caching.ts'
import { Refused } from '../refuse.ts'
import { compressed, encodingFor } from './compressed.ts'
import { daysAhead } from '../clock.ts'
import { createSharedCache } from '../cache.ts'

/** What the web's built entry renders, and what it may ask for meanwhile. */
export interface PageRequest {
  url: string
  language: Language
  theme: Theme | null
  /** The viewer the page is rendered for; null for visitors. */
  user: SessionUser | null
  publicUrl: string
  productName: string
  slug: string
  communityChatUrl: string | null
  company: Config['company']
  captcha: Pick<Config['captcha'], 'provider' | 'siteKey'>
  taxByBuyer: boolean
  daysAhead: number | null
  fetchJson: (
    path: string,
  ) => Promise<{ status: number; body: unknown; headers: Record<string, string> }>
}

/** A rendered page. */
export interface Page {
  status: number
  html: string
  headers?: Record<string, string>
  redirect?: string
  /** What went wrong, when the status is 500. */
  error?: unknown
}

type Render = (request: PageRequest) => Promise<Page>

const dist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

// A view of nobody in particular is the same for everybody: kept for a moment, a thousand visitors
// of one page cost one rendering.
const kept = { max: 500, seconds: 1 }

/** A rendered page, and whom it shows. */
type DrawnPage = Page & { shown: Shown[] }

interface Deps {
  identifyPageViewer: IdentifyPageViewer
  /** Told of everybody whom a page shows, each time it is given. */
  watch: Watch
}

/**
 * Serves the built web: its assets, and every page as its viewer sees it. What a visitor sees is kept;
 * what a signed-in viewer sees is rendered for them alone (decision 0032).
 */
export async function renderRoutes(
  server: FastifyInstance,
  config: Config,
  { identifyPageViewer, watch }: Deps,
): Promise<void> {
  const entry = `${dist}server/entry-server.js`
  const render = existsSync(entry) ? ((await import(entry)) as { render: Render }).render : null
  if (render) await serveAssets(server)
  const cache = createSharedCache<DrawnPage>(kept)

  server.setNotFoundHandler(async (request, reply) => {
    if (!render || !wantsPage(request)) return refuseUnknown(request, reply)
    const viewer = await identifyPageViewer(request, reply)
    const ask = pageRequest(server, config, request, viewer)
    const key = `${ask.language} ${ask.theme ?? ''} ${ask.url}`
    const draw = () => noteShown(() => render(ask))
    const page = viewer ? alone(await draw()) : await cache.get(key, draw)
    // A page that is missing may be there at once.
    if (page.status !== 200) cache.drop(key)
    else watch(request, viewer?.user.id ?? 0, page.shown)
    if (page.error) request.log.error({ err: page.error, requestId: request.id }, 'a page failed')
    return sendPage(request, reply, page)
  })
}

async function serveAssets(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: `${dist}client`,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/')
      void reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  const ours = path.startsWith(`${apiRoot}/`) || path === apiRoot || path.startsWith('/assets/')
  return !ours && (method === 'GET' || method === 'HEAD')
}

function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = new Refused({ names: ['entityDoesNotExist'] })
  return reply
    .code(refused.status)
    .type('application/json; charset=utf-8')
    .send(refused.body(request.id))
}

function pageRequest(
  server: FastifyInstance,
  config: Config,
  request: FastifyRequest,
  viewer: PageViewer | null,
): PageRequest {
  const language = languageOf(request)
  const { publicUrl, productName, slug, communityChatUrl, company } = config
  const { provider, siteKey } = config.captcha
  return {
    url: request.url,
    language,
    theme: choiceOf(request).theme,
    user: viewer?.user ?? null,
    publicUrl,
    productName,
    slug,
    communityChatUrl,
    company,
    captcha: { provider, siteKey },
    taxByBuyer: config.tax === 'destination' || config.vatCheckUrl !== null,
    daysAhead: config.testClock ? daysAhead() : null,
    fetchJson: async (path) => {
      const answer = await server.inject({
        url: apiRoot + path,
        // What is counted for a page is counted for whoever opens it, not for all pages together.
        remoteAddress: request.ip,
        headers: {
          'accept-language': language,
          ...(viewer && { authorization: viewer.authorization }),
        },
      })
      return {
        status: answer.statusCode,
        body: answer.body ? JSON.parse(answer.body) : null,
        headers: answer.headers as Record<string, string>,
      }
    },
  }
}

/** A page for one person, which nobody keeps. */
function alone(page: DrawnPage): DrawnPage {
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  addVary(reply, `${languageHeaders}, accept-encoding`)
  void reply.headers({ 'cache-control': 'private, no-cache', ...page.headers })
  if (page.redirect) return reply.redirect(page.redirect, page.status)
  const encoding = encodingFor(request.headers['accept-encoding'])
  void reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    ...(encoding && { 'content-encoding': encoding }),
    ...page.headers,
  })
  return reply.send(encoding ? await compressed(page, encoding) : page.html)
}
