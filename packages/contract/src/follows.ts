import { z } from 'zod'
import { idInPath } from './ids.ts'
import { listQuery, someIds } from './list.ts'
import { personCard } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

const personParams = z.object({ userId: idInPath })

/** Whether the caller follows somebody, and how many people do. */
export const following = z.object({ following: z.boolean(), followers: z.int() })
export type Following = z.output<typeof following>

export const readFollowing = route({
  method: 'GET',
  path: '/follows/{userId}',
  summary: 'Whether the caller follows a member with a public page, and how many people do.',
  access: 'any',
  scope: 'open',
  params: personParams,
  reply: following,
  refusals: ['userNotFound'],
})

export const follow = route({
  method: 'PUT',
  path: '/follows/{userId}',
  summary:
    'Follow a member with a public page, which costs nothing: their news come into the feed. Again changes nothing.',
  access: memberRoles,
  params: personParams,
  reply: following,
  refusals: ['userNotFound', 'forbidden'],
})

export const unfollow = route({
  method: 'DELETE',
  path: '/follows/{userId}',
  summary: 'Follow somebody no more.',
  access: memberRoles,
  params: personParams,
  reply: following,
})

export const listFollowed = route({
  method: 'GET',
  path: '/follows',
  summary: 'The visible people the caller follows, the latest first.',
  access: memberRoles,
  query: z
    .object({
      ids: someIds,
      ...listQuery({ sort: ['since'], limit: 20 }),
    })
    .omit({ _order: true }),
  reply: z.array(personCard),
  total: 'header',
})
