import { z } from 'zod'
import { freeText, sport } from './fields.ts'
import { idInBody, idInPath } from './ids.ts'
import { shortlistLimits } from './limits.ts'
import { listQuery, someIds } from './list.ts'
import { personCard } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

/** An athlete whom the caller has in mind, with a note that nobody else reads (`shortlist.own`). */
export const shortlisted = z.object({
  /** Nameless while the page cannot be seen, whether it is hidden or the account is gone. */
  person: personCard,
  /** Null where the page cannot be seen. */
  sport: sport.nullable(),
  note: z.string(),
  addedAt: z.string(),
})
export type Shortlisted = z.output<typeof shortlisted>

export const listShortlist = route({
  method: 'GET',
  path: '/shortlist',
  summary:
    'The athletes on the caller’s shortlist, the latest first or by name; those whose page cannot be seen come last by name.',
  access: memberRoles,
  query: z
    .object({
      ids: someIds,
      ...listQuery({ sort: ['since', 'name'], limit: 20 }),
    })
    .omit({ _order: true }),
  reply: z.array(shortlisted),
  total: 'header',
})

export const putOnShortlist = route({
  method: 'POST',
  path: '/shortlist',
  summary:
    'Put an athlete on one’s shortlist, or write the note about them anew; a note that is left out stays. At most 200.',
  access: memberRoles,
  body: z.object({ userId: idInBody, note: freeText(shortlistLimits.note) }),
  reply: shortlisted,
  refusals: ['userNotFound', 'forbidden', 'tooManyEvents'],
})

export const takeOffShortlist = route({
  method: 'DELETE',
  path: '/shortlist/{userId}',
  summary: 'Take somebody off one’s shortlist, with the note. Again changes nothing.',
  access: memberRoles,
  params: z.object({ userId: idInPath }),
  status: 204,
})
