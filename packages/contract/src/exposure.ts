import { z } from 'zod'
import { idInPath } from './ids.ts'
import { languages } from './locale.ts'
import { pageNumber, perPage } from './list.ts'
import { otherSide } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { yearResult } from './years.ts'

export * from './exposure-rules.ts'

/** How much of what there may be much of a person's row shows; how much there is stands beside it. */
export const impactLimits = { results: 3 } as const

const seen = z.object({
  page: z.int(),
  card: z.int(),
  wall: z.int(),
  kit: z.int(),
  share: z.int(),
})
export type Seen = z.output<typeof seen>

const sold = z.object({ orders: z.int(), credits: z.int() })

const figures = {
  /** Of the supports that were accepted in the season. */
  credits: z.int(),
  /** What these cost at most (`credits.worth`). */
  cents: z.int(),
  /** Months that these credits bought. */
  months: z.int(),
  seen,
  /** On the sponsor's website, from the athlete's page, wall or kit. */
  clicks: z.int(),
  /** What the athlete's updates of the season since then were, as far as the supporter may read them. */
  updates: z.int(),
  /** What the athlete bought of the supporter's products. */
  sold,
}

/** What supporting one athlete brought in a season, or one supporter an athlete (`exposure.impact`). */
export const impactRow = z.object({
  /** The other side. */
  person: otherSide,
  ...figures,
  /**
   * Whether views and clicks are told at all: of a private support, and of an athlete under age to others,
   * they are zeros.
   */
  counted: z.boolean(),
  /** The athlete's results of the season since then; the best of them. */
  results: z.object({ total: z.int(), list: z.array(yearResult) }),
})
export type ImpactRow = z.output<typeof impactRow>

/** A season in all. */
export const impactSummary = z.object({
  season: z.int(),
  /** Seasons there is something of, the latest first; the present one always. */
  seasons: z.array(z.int()),
  people: z.int(),
  ...figures,
  /** Of all these athletes; an athlete's own count once. */
  results: z.int(),
  /** Everything a supporter sold in the season, by who bought; empty to an athlete. */
  soldTo: z.array(sold.extend({ role: z.enum(memberRoles) })),
})
export type ImpactSummary = z.output<typeof impactSummary>

const season = z.coerce.number().pipe(z.int().min(1900).max(9999)).optional()

const ofSupporter = {
  method: 'GET',
  access: 'user',
  scope: 'MONEY_READ',
  refusals: ['entityDoesNotExist'],
} as const

const ofAthlete = {
  method: 'GET',
  access: ['ATHLETE'],
  scope: 'MONEY_READ',
  /** Of a protected athlete the figures are for the guardian (`minors.protected`), who acts for them. */
  refusals: ['entityDoesNotExist', 'guardianNeeded'],
} as const

const list = { reply: z.array(impactRow), total: 'header' } as const
const pdf = { file: 'application/pdf', limit: 'mediaKit' } as const
const csv = { file: 'text/csv; charset=utf-8' } as const

/** A calendar year in Portugal; the present one unless given. A year to come is not there. */
const paged = { season, _page: pageNumber, _limit: perPage.default(50) }
/** The language of a file; the caller’s unless given. */
const filed = { season, lang: z.enum(languages, 'Pattern').optional() }
/** One athlete alone. */
const athleteId = idInPath.optional()
/** One supporter alone. */
const supporterId = idInPath.optional()

export const listImpact = route({
  ...ofSupporter,
  ...list,
  path: '/support/impact',
  summary:
    'What the caller’s support brought in a season (a calendar year), by athlete: credits, months, where the caller was seen, clicks, results, updates, products sold. The most credits first.',
  query: z.object({ athleteId, ...paged }),
})

export const sumImpact = route({
  ...ofSupporter,
  path: '/support/impact/summary',
  summary: 'What the caller’s support brought in a season in all, and the seasons there are.',
  query: z.object({ athleteId, season }),
  reply: impactSummary,
})

export const downloadImpactCsv = route({
  ...ofSupporter,
  ...csv,
  path: '/support/impact.csv',
  summary: 'What the caller’s support brought in a season, as CSV.',
  query: z.object({ athleteId, ...filed }),
})

export const downloadImpactPdf = route({
  ...ofSupporter,
  ...pdf,
  path: '/support/impact.pdf',
  summary: 'What the caller’s support brought in a season, as a report to hand on.',
  query: z.object({ athleteId, ...filed }),
})

export const listAthleteImpact = route({
  ...ofAthlete,
  ...list,
  path: '/athletes/impact',
  summary:
    'The same figures for the athlete, by supporter, without supports in private. The most credits first.',
  query: z.object({ supporterId, ...paged }),
})

export const sumAthleteImpact = route({
  ...ofAthlete,
  path: '/athletes/impact/summary',
  summary: 'The same for the athlete in all, and the seasons there are.',
  query: z.object({ supporterId, season }),
  reply: impactSummary,
})

export const downloadAthleteImpactCsv = route({
  ...ofAthlete,
  ...csv,
  path: '/athletes/impact.csv',
  summary: 'What an athlete’s supporters got in a season, as CSV.',
  query: z.object({ supporterId, ...filed }),
})

export const downloadAthleteImpactPdf = route({
  ...ofAthlete,
  ...pdf,
  path: '/athletes/impact.pdf',
  summary: 'What an athlete’s supporters got in a season, as a report to hand on.',
  query: z.object({ supporterId, ...filed }),
})
