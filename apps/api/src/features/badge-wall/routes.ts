import { createHash } from 'node:crypto'
import { mostOnWall, wallThemes } from '@podium/contract/badge-wall'
import { idOf } from '@podium/contract/largest-id'
import { type Language, languageFromBrowser, languageFromCode } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/index.ts'
import { addVary } from '../../platform/http/caching.ts'
import { Refused } from '../../platform/refuse.ts'
import { requireReadable } from '../profiles/index.ts'
import { listBadges } from '../support/index.ts'
import { drawMissing, drawWall, type Wall } from './draw-wall.ts'
import { wallStyle } from './wall-style.ts'

interface Wanted {
  Params: { id: string }
  Querystring: Record<string, unknown>
}

interface Deps {
  db: Db
  productName: string
  publicUrl: string
}

const firstPage = {
  _limit: mostOnWall,
  _page: 0,
  _sort: 'since',
  _order: 'DESC',
  sponsorsFirst: true,
} as const

/**
 * An athlete's supporters as a page of its own, for any site to frame: the one address of ours that may
 * be. It runs no script, reads no cookie and shows everybody the same: what a visitor may know.
 */
export function badgeWallRoutes(server: FastifyInstance, deps: Deps): void {
  server.get<Wanted>('/wall/:id', async (request, reply) => {
    const look = { ...deps, language: languageFor(request), theme: themeFor(request) }
    letFrame(reply)
    const wall = await readWall(deps.db, request.params.id)
    if (!wall) return send(reply.code(404).header('cache-control', 'no-store'), drawMissing(look))
    return send(reply.header('cache-control', 'public, max-age=60'), drawWall(wall, look))
  })
}

/** The wall as nobody in particular sees it; null where there is none. */
async function readWall(db: Db, asked: string): Promise<Wall | null> {
  const id = idOf(asked)
  if (id === null) return null
  try {
    const { name, last_name } = await requireReadable(db, null, { id, role: 'ATHLETE' })
    const { list, total } = await listBadges(db, null, { side: 'athlete', userId: id }, firstPage)
    return {
      athlete: { id, name: personName({ name, lastName: last_name }) },
      supporters: list,
      total,
    }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

const styleHash = createHash('sha256').update(wallStyle).digest('base64')

// Everything is closed but what the page is made of: its one stylesheet, our pictures, and its frame.
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

function letFrame(reply: FastifyReply): void {
  void reply
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
    .removeHeader('x-frame-options')
  addVary(reply, 'accept-language')
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}

/** The language of the address, else the browser's; a visitor's choice on our own pages does not count here. */
function languageFor({ query, headers }: FastifyRequest<Wanted>): Language {
  const { lang } = query
  if (typeof lang === 'string' && lang) return languageFromCode(lang)
  return languageFromBrowser(headers['accept-language'])
}

function themeFor({ query }: FastifyRequest<Wanted>) {
  return wallThemes.find((theme) => theme === query.theme) ?? 'auto'
}
