import type { MovementSubject } from '@podium/contract/wallet'
import type { MemberRole } from '@podium/contract/roles'
import type { Db } from '../../platform/database/index.ts'
import { type CardRecord, findOtherSides } from './list-records.ts'

/** Who is on the other side of supports, for the lines of a history; who left has no name any more. */
export async function tellSupportSubjects(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, MovementSubject>> {
  const sides = await findOtherSides(db, ids, reader)
  return new Map(
    sides.filter((other) => other.active).map((other) => [other.support_id, subjectOf(other)]),
  )
}

function subjectOf({ id, role, name, last_name, shown }: CardRecord): MovementSubject {
  return {
    name: `${name} ${last_name}`.trim(),
    page: shown ? { id, role: role as MemberRole } : null,
  }
}
