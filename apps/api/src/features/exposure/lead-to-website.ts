import { clickPlaces } from '@podium/contract/exposure-rules'
import { idOf } from '@podium/contract/largest-id'
import { paths } from '@podium/contract/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/index.ts'
import type { Counter } from './counting/index.ts'
import { findWebsite } from './records.ts'

interface Wanted {
  Params: { athleteId: string; supporterId: string }
  Querystring: Record<string, unknown>
}

interface Deps {
  db: Db
  counter: Counter
  findViewer: (request: FastifyRequest) => Promise<number>
}

/**
 * Leads on to a sponsor's website, and nowhere else, and counts the click with the athlete it came from
 * (`exposure.clicks`). Who has no page here any more, or no website, is not found.
 */
export function websiteRoute(server: FastifyInstance, { db, counter, findViewer }: Deps): void {
  server.get<Wanted>('/go/:athleteId/:supporterId', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const [athleteId, supporterId] = [request.params.athleteId, request.params.supporterId].map(
      idOf,
    )
    const website = supporterId ? await findWebsite(db, supporterId) : null
    if (!website) return reply.redirect(paths.notFound())
    const place = clickPlaces.find((known) => known === request.query.from)
    if (place && athleteId && supporterId) {
      counter.click(request, await findViewer(request), { athleteId, supporterId, place })
    }
    return reply.redirect(website)
  })
}
