import type { Represented, readRoster as rosterRoute } from '@podium/contract/roster'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import { findPeople, type ProfilePorts, readMissing, viewPerson } from '../profiles/index.ts'
import { findRoster, type RosterRecord } from './records.ts'

/**
 * The athletes whom a manager represents, with what waits for each as far as the manager may know of it
 * (`roster.own`); the number of statements does not grow with theirs.
 */
export async function readRoster(
  db: Db,
  ports: ProfilePorts,
  managerId: number,
  page: Input<typeof rosterRoute>['query'],
): Promise<Page<Represented>> {
  const { list, total } = await findRoster(db, managerId, page)
  const edited = list.filter(({ scopes }) => scopes.includes('PAGE'))
  const [people, pages] = await Promise.all([
    findPeople(
      db,
      list.map((one) => one.athlete_id),
    ),
    readMissing(
      db,
      ports,
      edited.map((one) => one.athlete_id),
    ),
  ])
  const view = (one: RosterRecord): Represented => ({
    // They agreed to be acted for, so they are known to the manager also while they hide.
    person: viewPerson(people.get(one.athlete_id), { known: true }),
    sport: one.sport,
    scopes: one.scopes,
    since: one.accepted_at.toISOString(),
    endsAt: one.ends_at?.toISOString() ?? null,
    requests: one.requests,
    requestId: one.request_id,
    answerBy: one.answer_by?.toISOString() ?? null,
    agreements: one.agreements,
    agreementId: one.agreement_id,
    unread: one.unread,
    page: pages.get(one.athlete_id) ?? null,
  })
  return { list: list.map(view), total }
}
