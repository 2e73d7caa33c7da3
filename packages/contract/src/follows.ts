import { z } from 'zod'
import { idInPath } from './ids.ts'
import { listQuery } from './list.ts'
import { personCard } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

const athleteParams = z.object({ athleteId: idInPath })

/** Whether the caller follows an athlete, and how many people do. */
export const following = z.object({ following: z.boolean(), followers: z.int() })
export type Following = z.output<typeof following>

export const readFollowing = route({
  method: 'GET',
  path: '/follows/{athleteId}',
  summary: 'Whether the caller follows an athlete, and how many people do.',
  access: 'any',
  params: athleteParams,
  reply: following,
  refusals: ['userNotFound'],
})

export const follow = route({
  method: 'PUT',
  path: '/follows/{athleteId}',
  summary:
    'Follow an athlete, which costs nothing: one hears of new achievements. Again changes nothing.',
  access: memberRoles,
  params: athleteParams,
  reply: following,
  refusals: ['userNotFound', 'forbidden'],
})

export const unfollow = route({
  method: 'DELETE',
  path: '/follows/{athleteId}',
  summary: 'Follow an athlete no more.',
  access: memberRoles,
  params: athleteParams,
  reply: following,
})

export const listFollowed = route({
  method: 'GET',
  path: '/follows',
  summary: 'The visible athletes the caller follows, the latest first.',
  access: memberRoles,
  query: z.object(listQuery({ sort: ['since'], limit: 20 })).omit({ _order: true }),
  reply: z.array(personCard),
  total: 'header',
})
