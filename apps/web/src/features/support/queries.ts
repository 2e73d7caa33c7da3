import type { MemberRole, Role } from '@podium/contract/roles'
import type { SupportStatus } from '@podium/contract/support-rules'
import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/support')

/** Everything about supports is read again when a support changes. */
export const supportKey = ['support'] as const

/** The state of an athlete's support for the viewer. */
export function athleteSupport(athleteId: number) {
  return read({
    key: [...supportKey, 'athlete', athleteId],
    route: () => contract().then(({ getAthleteSupport }) => getAthleteSupport),
    input: { params: { athleteId } },
  })
}

export function supportEntry(id: number) {
  return read({
    key: [...supportKey, 'entry', id],
    route: () => contract().then(({ getSupport }) => getSupport),
    input: { params: { id } },
  })
}

/** Who supports an athlete, of one role or of all; never private ones. */
export function supporterBadges(athleteId: number, limit: number, role?: MemberRole) {
  return read({
    key: [...supportKey, 'badges', athleteId, role ?? 'ALL', limit],
    route: () => contract().then(({ listSupporterBadges }) => listSupporterBadges),
    input: { params: { id: athleteId }, query: { _limit: limit, ...(role && { role }) } },
  })
}

/** Whom a person supports; never private ones. */
export function supportedAthletes(userId: number, limit: number) {
  return read({
    key: [...supportKey, 'supported', userId, limit],
    route: () => contract().then(({ listSupportedAthletes }) => listSupportedAthletes),
    input: { params: { id: userId }, query: { _limit: limit } },
  })
}

/** The user's own two tables: their supporters, and the athletes they support. */
export type TableKind = 'supporters' | 'athletes'

/** The tables a user has, by their role. */
export function tablesOf(role: Role | undefined): readonly TableKind[] {
  if (role === undefined || role === 'ADMIN') return []
  return role === 'ATHLETE' ? ['supporters', 'athletes'] : ['athletes']
}

/** Page sizes of the tables (`lists.paging`). */
export const pageSizes = [5, 10, 20]

export interface TablePlace {
  /** From 0. */
  page: number
  pageSize: number
  status: SupportStatus | ''
  /** Without the requests that wait: they stand above the table. */
  isAnswered?: boolean
}

export function supportTable(kind: TableKind, { page, pageSize, status, isAnswered }: TablePlace) {
  const answered = isAnswered && !status ? ({ answered: 'true' } as const) : {}
  return read({
    key: [...supportKey, 'table', kind, page, pageSize, status, 'answered' in answered],
    route: async () => {
      const { listMySupporters, listAthletesISupport } = await contract()
      return kind === 'supporters' ? listMySupporters : listAthletesISupport
    },
    input: { query: { _page: page, _limit: pageSize, ...(status && { status }), ...answered } },
  })
}

/** Requests kept with the session (`session.persisted`); more than these are only counted. */
const pendingKept = 20

/** The requests that wait for the signed-in athlete, part of the session's state. */
export const pendingSupporters = supportTable('supporters', {
  page: 0,
  pageSize: pendingKept,
  status: 'PENDING',
})

export const supportSettings = read({
  key: [...supportKey, 'settings'],
  route: () => contract().then(({ getSupportSettings }) => getSupportSettings),
  input: {},
})
