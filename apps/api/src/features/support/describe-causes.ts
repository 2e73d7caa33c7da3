import { personName } from '@podium/contract/person-name'
import type { MovementSubject } from '@podium/contract/wallet'
import type { MemberRole } from '@podium/contract/roles'
import type { Db } from '../../platform/database/index.ts'
import type { CauseFacts } from '../wallet/index.ts'
import { type CardRecord, findOtherSides, type OtherSide } from './list-records.ts'

/**
 * What became of supports and who is on their other side, for the lines of a history; who left has no
 * name any more.
 */
export async function describeSupportCauses(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, CauseFacts>> {
  const sides = await findOtherSides(db, ids, reader)
  return new Map(sides.map((other) => [other.support_id, factsOf(other, reader)]))
}

function factsOf(other: OtherSide, reader: number): CauseFacts {
  const isAthletes = other.athlete_id === reader
  return {
    state: stateOf(other),
    subject: other.active ? subjectOf(other) : null,
    isPrivate: isAthletes && other.private,
    // A goal is its athlete's: it goes with them, and not with who gave to it.
    goal: isAthletes || other.active ? other.goal : null,
  }
}

/** How an accepted support ended is not told here: its credits stay given. */
function stateOf({ status, accepted }: OtherSide): CauseFacts['state'] {
  if (accepted) return 'GIVEN'
  return status === 'PENDING' ? 'WAITING' : 'RELEASED'
}

/** A person as a line of a history names them. */
export function subjectOf({ id, role, name, last_name, shown }: CardRecord): MovementSubject {
  return {
    name: personName({ name, lastName: last_name }),
    page: shown ? { id, role: role as MemberRole } : null,
  }
}
