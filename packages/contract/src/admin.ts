import { z } from 'zod'
import { countryCode, sport, typedText } from './fields.ts'
import { id, idParams } from './ids.ts'
import { textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { roles } from './roles.ts'
import { route } from './route.ts'
import { ledgerSums, wallet } from './wallet.ts'

// --- people --------------------------------------------------------------------------------------

/** A user in the admins' list. */
export const adminUser = z.object({
  id,
  role: z.enum(roles),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  sport: sport.nullable(),
  countryCode: z.string().nullable(),
  /** Not shown to everybody, for whatever reason; always false for admins, who have no page. */
  hiddenProfile: z.boolean(),
  /** Hidden by an admin, and not by its owner's choice. */
  hiddenByAdmin: z.boolean(),
  /** The account is suspended, which hides the page too. */
  suspended: z.boolean(),
  /** The address was confirmed. */
  activated: z.boolean(),
  createdAt: z.string(),
  /** When the account was last used, to a quarter of an hour; null where nobody ever signed in. */
  lastSeenAt: z.string().nullable(),
  /** Credits they can spend; null for admins, who have none. */
  available: z.int().nullable(),
  /** Credits they owe. */
  debt: z.int(),
  /** What the caller may do; the row's buttons ask this alone. */
  abilities: z.object({
    edit: z.boolean(),
    credits: z.boolean(),
    visibility: z.boolean(),
    delete: z.boolean(),
  }),
})
export type AdminUser = z.output<typeof adminUser>

/** How an account stands: who hides by themselves or was never published is HIDDEN. */
export const userStates = ['UNCONFIRMED', 'VISIBLE', 'HIDDEN', 'HIDDEN_BY_ADMIN'] as const
export type UserState = (typeof userStates)[number]

/** When an account was last used: within seven or thirty days, before that, or never. */
export const userSeen = ['WEEK', 'MONTH', 'OVER_MONTH', 'OVER_YEAR', 'NEVER'] as const
export type UserSeen = (typeof userSeen)[number]

/** What somebody holds: credits to spend, none, or a debt. */
export const userBalances = ['SOME', 'NONE', 'OWES'] as const
export type UserBalance = (typeof userBalances)[number]

/**
 * What narrows the admins' list, as it narrows the network: a search of 3 to 200 characters, or none.
 */
const userFilter = {
  q: typedText().max(textLimits.search, 'Size').default(''),
  type: z.enum(roles, 'Pattern').optional(),
  sport: sport.optional(),
  country: countryCode.optional(),
  region: typedText().max(100, 'Size').optional(),
  hiddenProfile: z.enum(['true', 'false'], 'Pattern').optional(),
  state: z.enum(userStates, 'Pattern').optional(),
  seen: z.enum(userSeen, 'Pattern').optional(),
  balance: z.enum(userBalances, 'Pattern').optional(),
}

const userOrder = listQuery({ sort: ['name', 'email', 'createdAt'] })

export const listUsers = route({
  method: 'GET',
  path: '/admin/users',
  summary: 'Everybody with an open account, by name, email or age of the account.',
  access: ['ADMIN'],
  query: z.object({ ...userFilter, ...userOrder }),
  reply: z.array(adminUser),
  total: 'header',
})

export const downloadUsers = route({
  method: 'GET',
  path: '/admin/users.csv',
  summary: 'The same list whole, as CSV; put on record, because it is everybody’s address.',
  access: ['ADMIN'],
  sensitive: true,
  query: z.object(userFilter),
  file: 'text/csv; charset=utf-8',
})

/** Why an account cannot be deleted now (`couldNotDeleteUser`). */
export const deletionObstacles = ['SELF', 'LAST_ADMIN', 'OPEN_ORDERS'] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]

export const getUser = route({
  method: 'GET',
  path: '/admin/users/{id}',
  summary: 'One of the list, with what they hold and what stands against deleting them.',
  access: ['ADMIN'],
  params: idParams,
  reply: adminUser.extend({
    /** Null for admins, who have none. */
    wallet: wallet.nullable(),
    obstacles: z.array(z.enum(deletionObstacles)),
    /** Of who is protected, the guardianships; null for everybody else (`minors.guardian`). */
    guardians: z.array(z.object({ id, name: z.string() })).nullable(),
    /** What holds about them for a time, or until an admin shows the page; null where nothing does. */
    restricted: z
      .array(
        z.object({
          act: z.enum(['LIMIT', 'SUSPEND']),
          since: z.string(),
          until: z.string().nullable(),
        }),
      )
      .nullable(),
  }),
  refusals: ['userNotFound'],
})

// --- how it goes ---------------------------------------------------------------------------------

/** How far back the plots of the dashboard reach, in days. */
export const dashboardDays = [30, 90, 365] as const

/** One day (Europe/Lisbon), and how much there was of it. */
const dayFigure = z.object({ day: z.string(), count: z.int() })
export type DayFigure = z.output<typeof dayFigure>

export const getDashboard = route({
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'The few figures that matter, and how they came about.',
  access: ['ADMIN'],
  query: z.object({
    days: z.coerce
      .number()
      .pipe(
        z.union(
          dashboardDays.map((days) => z.literal(days)),
          'Pattern',
        ),
      )
      .default(30),
  }),
  reply: z.object({
    /** Open accounts now. */
    people: z.int(),
    activeSupports: z.int(),
    pendingSupports: z.int(),
    ...ledgerSums,
    /** What waits for an admin. */
    waiting: z.object({
      reports: z.int(),
      appeals: z.int(),
      disputes: z.int(),
      traders: z.int(),
      registers: z.int(),
      contactRequests: z.int(),
      failedJobs: z.int(),
    }),
    /** Appeals that wait for another admin, because there is none but who decided and who objects. */
    stuckAppeals: z.int(),
    series: z.object({
      newPeople: z.array(dayFigure),
      sold: z.array(dayFigure),
      supported: z.array(dayFigure),
    }),
  }),
})
export type Dashboard = z.output<NonNullable<typeof getDashboard.reply>>

// --- work that went wrong ------------------------------------------------------------------------

/** A job that was tried and tried and failed. */
export const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  attempts: z.int(),
  error: z.string(),
  createdAt: z.string(),
  failedAt: z.string(),
})
export type FailedJob = z.output<typeof failedJob>

export const listFailedJobs = route({
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Jobs that failed for good in the last seven days, the latest first.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['failedAt'], order: 'DESC' }),
  }),
  reply: z.array(failedJob),
  total: 'header',
})

export const retryJob = route({
  method: 'POST',
  path: '/admin/jobs/{id}/retry',
  summary: 'Let a job that failed be tried once more.',
  access: ['ADMIN'],
  params: z.object({ id: z.uuid('Pattern') }),
  status: 204,
  refusals: ['entityDoesNotExist'],
})
