import type { Db } from '../../../platform/database/index.ts'
import type { CauseFacts } from '../../wallet/index.ts'
import { subjectOf } from '../describe-causes.ts'
import { findDoublers, findMatchesWith, type OwnMatchRecord } from './records.ts'

/** What became of funds, whose they are for and which goal, for the lines of their owner's history. */
export async function describeMatchCauses(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, CauseFacts>> {
  const funds = await findMatchesWith(db, ids, reader)
  return new Map(
    funds.map(({ id, athlete, goal, ...fund }) => [
      id,
      {
        state: stateOf(fund),
        subject: athlete.active ? subjectOf(athlete) : null,
        goal: athlete.active ? goal : null,
      },
    ]),
  )
}

function stateOf({
  ended_at,
  matched,
}: Pick<OwnMatchRecord, 'ended_at' | 'matched'>): CauseFacts['state'] {
  if (!ended_at) return 'WAITING'
  return matched > 0 ? 'GIVEN' : 'RELEASED'
}

/** Who doubled supports of an athlete, for the lines of the athlete's history. */
export async function describeDoublingCauses(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, CauseFacts>> {
  const doublers = await findDoublers(db, ids, reader)
  return new Map(
    doublers.map(({ support_id, goal, ...owner }) => [
      support_id,
      { state: 'GIVEN', subject: owner.active ? subjectOf(owner) : null, goal },
    ]),
  )
}
