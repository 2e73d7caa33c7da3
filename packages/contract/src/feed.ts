import { z } from 'zod'
import { achievement } from './achievements.ts'
import { shownMedia } from './galleries.ts'
import { id, idInPath } from './ids.ts'
import { perPage } from './list.ts'
import { personCard } from './people.ts'
import { route } from './route.ts'
import { competition } from './season.ts'
import { update } from './updates.ts'

/** What is news: one line for each thing, whoever reads it. */
export const feedKinds = [
  'achievement',
  'media',
  'product',
  'support',
  'update',
  'goal',
  'match',
  'competition',
] as const
export type FeedKind = (typeof feedKinds)[number]

/** How many lines a page of the feed has where nothing else is asked. */
export const feedPageSize = 20

const line = {
  /** Ids sort like the feed: what is newer has the greater one. */
  id,
  /** ISO moment. */
  at: z.string(),
  /** Whose news it is; of a support and of a match fund, who gives it. */
  person: personCard,
}

const feedProduct = z.object({
  id,
  title: z.string(),
  credits: z.int(),
  /** The picture of the size `card`. */
  thumbnail: z.string(),
  /** Pieces left; null where they are not counted. */
  stock: z.int().nullable(),
})

const feedSupport = z.object({
  id,
  athlete: personCard,
  /** Whether it carries on one that was running. */
  extended: z.boolean(),
})

const feedGoal = z.object({
  id,
  title: z.string(),
  purpose: z.string(),
  credits: z.int(),
  /** The credits of accepted supports that were directed at it. */
  received: z.int(),
  /** What match funds added to these. */
  matched: z.int(),
})

const feedMatch = z.object({
  id,
  athlete: personCard,
  /** The title of the goal it is for; null where it doubles every support of the athlete. */
  goal: z.string().nullable(),
  /** The most that one supporter is matched. */
  perSupporter: z.int(),
  /** What it has left to give. */
  left: z.int(),
})

/** A line of the feed: its subject is what its kind says (`feed.news`). */
export const feedItem = z.discriminatedUnion('kind', [
  z.object({ ...line, kind: z.literal('achievement'), subject: achievement }),
  z.object({ ...line, kind: z.literal('media'), subject: shownMedia }),
  z.object({ ...line, kind: z.literal('product'), subject: feedProduct }),
  z.object({ ...line, kind: z.literal('support'), subject: feedSupport }),
  z.object({ ...line, kind: z.literal('update'), subject: update }),
  z.object({ ...line, kind: z.literal('goal'), subject: feedGoal }),
  z.object({ ...line, kind: z.literal('match'), subject: feedMatch }),
  z.object({ ...line, kind: z.literal('competition'), subject: competition }),
])
export type FeedItem = z.output<typeof feedItem>

export const readFeed = route({
  method: 'GET',
  path: '/feed',
  summary:
    'News of whom the caller follows or supports, newest first. `before` is the id of the last line seen, which may be gone; fewer than were asked for are the last.',
  access: 'user',
  query: z.object({ before: idInPath.optional(), _limit: perPage.default(feedPageSize) }),
  reply: z.array(feedItem),
})
