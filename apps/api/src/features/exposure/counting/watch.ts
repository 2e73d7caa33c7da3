import { listPaidRow, listSimilarAthletes, listSportestMatches } from '@podium/contract/discovery'
import type { ExposurePlace } from '@podium/contract/exposure-rules'
import { listNextSteps } from '@podium/contract/home'
import { idOf } from '@podium/contract/largest-id'
import { downloadMediaKit } from '@podium/contract/media-kit'
import { searchNetwork } from '@podium/contract/network'
import { profileOf } from '@podium/contract/profiles'
import type { Input, Reply, RouteShape } from '@podium/contract/route'
import { actingHeader } from '@podium/contract/scopes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, Http } from '../../../platform/http/index.ts'
import type { Counter } from './counter.ts'

type ShowsIn = (input: never, reply: never) => number[]

interface Watched {
  place: ExposurePlace
  ids: ShowsIn
}

const watched = new Map<RouteShape, Watched>()

function watch<R extends RouteShape>(
  route: R,
  place: ExposurePlace,
  ids: (input: Input<R>, reply: Reply<R>) => number[],
): void {
  watched.set(route, { place, ids: ids as ShowsIn })
}

interface Card {
  id: number
  role: string | null
}

// A member who hides has a blank card, with no id.
const athletesOf = (cards: readonly Card[]) =>
  cards.filter(({ id, role }) => role === 'ATHLETE' && id > 0).map(({ id }) => id)

watch(profileOf.ATHLETE, 'page', ({ params }) => [params.id])
watch(downloadMediaKit, 'kit', ({ params }) => [params.id])
watch(searchNetwork, 'card', (_, { list }) => athletesOf(list))
watch(listSimilarAthletes, 'card', (_, list) => athletesOf(list))
watch(listSportestMatches, 'card', (_, list) => athletesOf(list))
watch(listPaidRow, 'card', (_, list) => athletesOf(list))
watch(listNextSteps, 'card', (_, list) => athletesOf(list.map(({ person }) => person)))

/** The same calls, with what shows athletes counted as it is answered (`exposure.seen`). */
export function watchCalls(http: Http, counter: Counter): Http {
  return {
    ...http,
    read(route, answer) {
      const known = watched.get(route)
      if (!known) return http.read(route, answer)
      const { place } = known
      http.read(route, async (db, input, caller) => {
        const reply = await answer(db, input, caller)
        const ids = known.ids(input as never, reply as never)
        counter.see(caller.request, whoLooks(caller), [{ place, ids }])
        return reply
      })
    },
  }
}

/** Who looks, 0 for a visitor: for a delegate who is answered as one, whom they act for. */
function whoLooks({ viewer, request }: Caller): number {
  return viewer?.id ?? idOf(String(request.headers[actingHeader])) ?? 0
}

/** What shows athletes beside the calls of the contract. */
const pictures: Record<string, ExposurePlace> = {
  '/wall/:id': 'wall',
  '/files/card/:role/:id.png': 'share',
  '/files/card/athlete/:id/:year.png': 'share',
}

type FindViewer = (request: FastifyRequest) => Promise<number>

/** Counts walls and share cards once they were given. */
export function watchPictures(
  server: FastifyInstance,
  counter: Counter,
  findViewer: FindViewer,
): void {
  const see = async (request: FastifyRequest, place: ExposurePlace) => {
    const { id, role = 'athlete' } = request.params as { id: string; role?: string }
    const athleteId = idOf(id)
    if (athleteId === null || role !== 'athlete') return
    counter.see(request, await findViewer(request), [{ place, ids: [athleteId] }])
  }
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const place = pictures[request.routeOptions.url ?? '']
    const isGiven = statusCode === 200 || statusCode === 304
    if (place && isGiven) {
      see(request, place).catch((error: unknown) =>
        request.log.error({ err: error }, 'not counted'),
      )
    }
    done()
  })
}
