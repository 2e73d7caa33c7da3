import { z } from 'zod'
import { sport } from './fields.ts'
import { idParams } from './ids.ts'
import { networkCard } from './network.ts'
import { route } from './route.ts'
import { sportestTypes } from './sportest.ts'

/** Most athletes "like this one". */
export const mostSimilar = 6

/** How many people a sportest leads to. */
export const mostMatches = 3

/** Most people in the row of those who have a plan. */
export const mostInPaidRow = 4

export const listSimilarAthletes = route({
  method: 'GET',
  path: '/athletes/{id}/similar',
  summary:
    'Athletes like this one: of the same sport, then near in region, level and score; the closest first.',
  access: 'any',
  scope: 'open',
  params: idParams,
  reply: z.array(networkCard),
  refusals: ['userNotFound'],
  isAboutPeople: true,
})

export const listSportestMatches = route({
  method: 'GET',
  path: '/discovery/sportest',
  summary:
    'Three people that fit a sportest: sponsors near an athlete, athletes of the sport for a fan or a sponsor.',
  access: 'any',
  scope: 'open',
  limit: 'lookup',
  query: z.object({
    sportestType: z.enum(sportestTypes, 'Pattern'),
    /** The sport of the answer; left out where it is none of ours. */
    sport: sport.optional(),
    /** What the sportest said, 0 to 10. */
    score: z.coerce.number().pipe(z.int().min(0).max(10)).default(5),
  }),
  reply: z.array(networkCard),
})

export const listPaidRow = route({
  method: 'GET',
  path: '/discovery/paid',
  summary:
    'A few visible athletes and managers who have a plan, others every hour. Who shows them says that it is paid for.',
  access: 'any',
  scope: 'open',
  reply: z.array(networkCard),
})
