import type {
  listRepresented as representedRoute,
  Representative,
  SportingPerson,
} from '@podium/contract/roster'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Caller } from '../../platform/http/index.ts'
import { findPeople, requireReadable, viewPerson } from '../profiles/index.ts'
import { findChecked } from '../registers/index.ts'
import { findAllRepresented, findRepresentatives, findShownAthletes } from './records.ts'

type Reader = Pick<Caller, 'viewer' | 'dependsOn'>

/** The athletes on a manager's page: those whom everybody may see (`roster.page`). */
export async function listRepresented(
  db: Db,
  { viewer, dependsOn }: Reader,
  managerId: number,
  page: Input<typeof representedRoute>['query'],
): Promise<Page<SportingPerson>> {
  await requireReadable(db, viewer, { id: managerId, role: 'MANAGER' })
  dependsOn?.(await findAllRepresented(db, managerId))
  const { list, total } = await findShownAthletes(db, managerId, page)
  const people = await findPeople(
    db,
    list.map(({ id }) => id),
  )
  return {
    list: list.map(({ id, sport }) => ({ person: viewPerson(people.get(id)), sport })),
    total,
  }
}

/** Who represents an athlete, on their page; the athlete also reads who hides (`roster.page`). */
export async function listRepresentatives(
  db: Db,
  { viewer, dependsOn }: Reader,
  athleteId: number,
): Promise<Representative[]> {
  await requireReadable(db, viewer, { id: athleteId, role: 'ATHLETE' })
  const isOwn = viewer?.id === athleteId
  const found = await findRepresentatives(db, athleteId)
  dependsOn?.(found.map(({ manager_id: id }) => id))
  const shown = found.filter(({ listed }) => listed || isOwn)
  const ids = shown.map(({ manager_id: id }) => id)
  const [people, checked] = await Promise.all([findPeople(db, ids), findChecked(db, ids)])
  return shown.map(({ manager_id: id, delegation_id }) => ({
    person: viewPerson(people.get(id), { known: isOwn }),
    checkedAt: checked.get(id)?.toISOString() ?? null,
    // A delegate of the athlete ends nothing that the athlete agreed to.
    delegationId: isOwn && !viewer.actor ? delegation_id : null,
  }))
}
