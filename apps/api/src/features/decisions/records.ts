import type {
  DecisionAct,
  DecisionCause,
  DecisionGround,
  DecisionSubject,
} from '@podium/contract/decisions'
import { type Generated, type Insertable, type Selectable } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    decisions: DecisionsTable
  }
}

/** What is put back where an appeal reverses a decision, as JSON keeps it. */
export type Undo = Record<string, unknown>

interface DecisionsTable {
  id: Generated<number>
  person_id: number
  decided_by: number
  cause: DecisionCause
  act: DecisionAct
  subject_type: DecisionSubject
  subject_id: number
  ground: DecisionGround
  reference: string
  explanation: string
  quoted: string
  undo: Undo | null
  decided_at: Date
  until: Date | null
  reversed_at: Generated<Date | null>
}

export type DecisionRecord = Selectable<DecisionsTable>

export function insertDecision(
  tx: Tx,
  decision: Omit<Insertable<DecisionsTable>, 'decided_at'>,
): Promise<Pick<DecisionRecord, 'id' | 'decided_at'>> {
  return tx
    .insertInto('decisions')
    .values({ ...decision, decided_at: now() })
    .returning(['id', 'decided_at'])
    .executeTakeFirstOrThrow()
}

/** A page of what was decided about somebody, the newest first, and how much there is. */
export async function findDecisions(
  db: Db,
  personId: number,
  page: { limit: number; offset: number },
): Promise<{ list: DecisionRecord[]; total: number }> {
  const about = db.selectFrom('decisions').where('person_id', '=', personId)
  const [list, { total }] = await Promise.all([
    about.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    about.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { list, total }
}

/** Everything that was decided about somebody, for their export: not who decided it. */
export function findDecisionsFor(db: Db, personId: number) {
  return db
    .selectFrom('decisions')
    .select([
      ...(['cause', 'act', 'subject_type', 'subject_id', 'ground', 'reference'] as const),
      ...(['explanation', 'quoted', 'decided_at', 'until', 'reversed_at'] as const),
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}
