import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calendarDay } from '@podium/contract/calendar'
import type { SessionUser } from '@podium/contract/identity'
import type { Language, Theme } from '@podium/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import {
  apiRoot,
  choiceOf,
  type PageRead,
  type PageReads,
  type PageViewer,
  languageOf,
  type IdentifyPageViewer,
  noteShown,
  type Shown,
  type Watch,
} from '../http/index.ts'
import { addVary, languageHeaders } from '../http/caching.ts'
import { refusedFrom, unavailable } from '../http/refused-from.ts'
import { Refused } from '../refuse.ts'
import { daysAhead, now } from '../clock.ts'
import { serveAssets } from './assets.ts'
import { againSeconds, awayPage } from './away-page.ts'
import { type Encoding, encodingFor, pack } from './compressed.ts'
import type { FindChanges } from '../kept/index.ts'
import { type Drawn, KeptPages } from './kept-pages.ts'

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
  fetchJson: (path: string, read: PageRead) => Promise<Answer>
}

interface Answer {
  status: number
  body: unknown
  headers: Record<string, string>
}

/** A rendered page. */
export interface Page {
  status: number
  /** Its text, or the pieces of it. */
  html: string | (string | Uint8Array)[]
  headers?: Record<string, string>
  redirect?: string
  /** What went wrong, when the page failed. */
  error?: unknown
}

export type Render = (request: PageRequest) => Promise<Page>

const dist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** A page as it is given. */
type PackedPage = Omit<Page, 'html'> & Drawn & { shown: Shown[] }

interface Deps {
  identifyPageViewer: IdentifyPageViewer
  /** Told of everybody whom a page shows, each time it is given. */
  watch: Watch
  /** What a visitor's page reads. */
  pageReads: PageReads
  findChanges: FindChanges
  /** What a test draws instead of the built web, and how soon it hears of changes. */
  instead?: { render: Render; freshMs?: number } | undefined
}

/**
 * Serves the built web: its assets, and every page as its viewer sees it. What a visitor sees is kept;
 * what a signed-in viewer sees is rendered for them alone.
 */
export async function renderRoutes(
  server: FastifyInstance,
  config: Config,
  { identifyPageViewer, pageReads, findChanges, watch, instead }: Deps,
): Promise<void> {
  const built = await findBuilt()
  if (built) await serveAssets(server, `${dist}client`)
  const render = instead?.render ?? built
  const kept = new KeptPages<PackedPage>(findChanges, instead?.freshMs)

  server.setNotFoundHandler(async (request, reply) => {
    if (!render || !wantsPage(request)) return refuseUnknown(request, reply)
    try {
      return await givePage(render, request, reply)
    } catch (error) {
      if (!(error instanceof Error) || refusedFrom(error) !== unavailable) throw error
      request.log.error({ err: error, requestId: request.id }, 'a page failed')
      return sendAway(config, request, reply)
    }
  })

  async function givePage(render: Render, request: FastifyRequest, reply: FastifyReply) {
    const viewer = await identifyPageViewer(request, reply)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const about = new About()
    const ask: PageRequest = {
      ...askedOf(config, request, viewer),
      fetchJson: viewer
        ? (path) => callAs(server, request, viewer, path)
        : async (_, read) => about.add(await pageReads.read({ request, reply }, read)),
    }
    const draw = async () => {
      const { html, ...page } = await noteShown(() => render(ask))
      const drawn = { ...page, packed: await pack(html, encoding), about: about.people }
      return about.isSecret ? alone({ ...drawn, isSecret: true }) : drawn
    }
    const { page, isHit } = viewer
      ? { page: alone(await draw()), isHit: false }
      : await kept.get(keyOf(ask, encoding), draw)
    // RFC 9211: operators see what is drawn and what is kept.
    void reply.header('cache-status', isHit ? 'Podium; hit' : 'Podium; fwd=miss')
    if (page.status === 200) watch(request, viewer?.user.id ?? 0, page.shown)
    if (page.error) request.log.error({ err: page.error, requestId: request.id }, 'a page failed')
    return sendPage(reply, page, encoding)
  }
}

/** Answers who opens a page while the database is away with a page that says so, not with JSON. */
function sendAway(config: Config, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { theme } = choiceOf(request)
  const page = awayPage({ language: languageOf(request), theme, name: config.productName })
  const headers = { 'retry-after': againSeconds, 'cache-control': 'no-store' }
  return reply.code(503).headers(headers).type('text/html; charset=utf-8').send(page)
}

/**
 * Everything that a visitor's view of a page varies by, beside the data: some of it goes by the day, which
 * the test clock moves, and the page tells how far.
 */
function keyOf({ language, theme, daysAhead, url }: PageRequest, encoding: Encoding): string {
  return `${language} ${theme ?? ''} ${encoding} ${today()} ${daysAhead ?? ''} ${url}`
}

let reckoned = { hour: NaN, day: '' }

/** The day by which pages go. It changes with an hour, and is not reckoned for every page. */
function today(): string {
  const moment = now()
  const hour = Math.floor(moment.getTime() / 3_600_000)
  if (hour !== reckoned.hour) reckoned = { hour, day: calendarDay(moment) }
  return reckoned.day
}

/** Whom a page tells of, by what is read for it. */
class About {
  people: Set<number> | null = new Set()
  isSecret = false

  add<A extends { about: number[] | null; isSecret: boolean }>(answer: A): A {
    this.isSecret ||= answer.isSecret
    if (answer.about === null) this.people = null
    else for (const id of answer.about) this.people?.add(id)
    return answer
  }
}

async function findBuilt(): Promise<Render | null> {
  const entry = `${dist}server/entry-server.js`
  return existsSync(entry) ? ((await import(entry)) as { render: Render }).render : null
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
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refused.body(request.id))
}

function askedOf(
  config: Config,
  request: FastifyRequest,
  viewer: PageViewer | null,
): Omit<PageRequest, 'fetchJson'> {
  const { publicUrl, productName, slug, communityChatUrl, company } = config
  const { provider, siteKey } = config.captcha
  return {
    url: request.url,
    language: languageOf(request),
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
  }
}

/** Makes a call for the page of a signed-in viewer, with their session. */
async function callAs(
  server: FastifyInstance,
  request: FastifyRequest,
  { authorization }: PageViewer,
  path: string,
): Promise<Answer> {
  const answer = await server.inject({
    url: apiRoot + path,
    // Limits count the calls of a page by the address of its viewer, not by the server’s.
    remoteAddress: request.ip,
    headers: { 'accept-language': languageOf(request), authorization },
  })
  return {
    status: answer.statusCode,
    body: answer.body ? JSON.parse(answer.body) : null,
    headers: answer.headers as Record<string, string>,
  }
}

/** A page for one person, which nobody keeps. */
function alone(page: PackedPage): PackedPage {
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } }
}

/** Every page goes out here, drawn now or kept. */
function sendPage(reply: FastifyReply, page: PackedPage, encoding: Encoding): FastifyReply {
  addVary(reply, `${languageHeaders}, accept-encoding`)
  void reply.headers({ 'cache-control': 'private, no-cache', ...page.headers })
  if (page.redirect) return reply.redirect(page.redirect, page.status)
  void reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    etag: page.packed.etag,
    ...page.headers,
  })
  return reply.send(page.packed.text)
}
