import { largestId } from '@podium/contract/largest-id'
import type { FastifyInstance } from 'fastify'
import { paths } from '@podium/contract/paths'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findLastId, findListed } from './records.ts'

/** Ids in one part of the sitemap; a part may hold 50,000 addresses at most. */
const idsPerPart = 20_000

const xmlType = 'application/xml; charset=utf-8'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Pages of one kind that search engines may know, by the ids of what they show. */
export interface ListedPages {
  /** Part of the address of their sitemaps. */
  name: string
  findLastId: (db: Db) => Promise<number>
  /** The paths of those with ids from `from` to below `to`. */
  findPaths: (db: Db, from: number, to: number) => Promise<string[]>
}

const profilePages: ListedPages = {
  name: '',
  findLastId,
  findPaths: async (db, from, to) => {
    const listed = await findListed(db, from, to)
    const found = listed.flatMap(({ id, role }) =>
      role === 'ADMIN' ? [] : [paths.profile(role, id)],
    )
    return from === 0 ? [paths.index(), paths.transparency(), ...found] : found
  },
}

/**
 * Tells search engines which pages there are: the visible ones of people, and the `others` given
 * (`pages.search-engines`).
 */
export function sitemapRoutes(
  server: FastifyInstance,
  db: Db,
  { publicUrl }: Config,
  others: ListedPages[],
): void {
  const kinds = [profilePages, ...others]
  server.get('/sitemap.xml', async (_request, reply) => {
    const places = await Promise.all(kinds.map((pages) => partsOf(db, pages)))
    return reply.type(xmlType).send(xml('sitemapindex', 'sitemap', publicUrl, places.flat()))
  })
  for (const pages of kinds) {
    server.get<{ Params: { part: string } }>(
      `${addressOf(pages)}:part(^\\d{1,6}).xml`,
      async (request, reply) => {
        const from = Number(request.params.part) * idsPerPart
        if (from > largestId) refuse('entityDoesNotExist')
        const found = await pages.findPaths(db, from, Math.min(from + idsPerPart, largestId))
        return reply.type(xmlType).send(xml('urlset', 'url', publicUrl, found))
      },
    )
  }
}

function addressOf({ name }: ListedPages): string {
  return name ? `/sitemap-${name}-` : '/sitemap-'
}

async function partsOf(db: Db, pages: ListedPages): Promise<string[]> {
  const parts = Math.floor((await pages.findLastId(db)) / idsPerPart) + 1
  return Array.from({ length: parts }, (_, part) => `${addressOf(pages)}${part}.xml`)
}

function xml(root: string, entry: string, publicUrl: string, paths: string[]): string {
  const entries = paths.map((path) => `<${entry}><loc>${publicUrl}${path}</loc></${entry}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${entries.join('\n')}</${root}>\n`
}
