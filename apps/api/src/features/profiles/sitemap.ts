import { rolePath } from '@podium/contract/galleries'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/database/index.ts'
import { findLastId, findListed } from './records.ts'

/** Ids in one part of the sitemap; a part may hold 50,000 addresses at most. */
const idsPerPart = 20_000

const xmlType = 'application/xml; charset=utf-8'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Tells search engines which pages there are: the visible ones of athletes, managers and sponsors. */
export function sitemapRoutes(server: FastifyInstance, db: Db, { publicUrl }: Config): void {
  server.get('/sitemap.xml', async (_request, reply) => {
    const parts = Math.floor((await findLastId(db)) / idsPerPart) + 1
    const places = Array.from({ length: parts }, (_, part) => `${publicUrl}/sitemap-${part}.xml`)
    return reply.type(xmlType).send(xml('sitemapindex', 'sitemap', places))
  })
  server.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d{1,6}).xml',
    async (request, reply) => {
      const from = Number(request.params.part) * idsPerPart
      const listed = await findListed(db, from, from + idsPerPart)
      const pages = listed.flatMap(({ id, role }) => {
        const path = role === 'ADMIN' ? null : rolePath[role].slice(0, -1)
        return path ? [`${publicUrl}/${path}/${id}`] : []
      })
      const home = from === 0 ? [`${publicUrl}/`] : []
      return reply.type(xmlType).send(xml('urlset', 'url', [...home, ...pages]))
    },
  )
}

function xml(root: string, entry: string, addresses: string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${entries.join('\n')}</${root}>\n`
}
