import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'

/** What supports ask of features on their right; `app.ts` gives it. */
export interface SupportPorts {
  /** Whether words of somebody still reach somebody else: neither keeps the other away. */
  mayReach: (db: Db, from: number, to: number) => Promise<boolean>
  /** Refuses a goal that is not the athlete's (a violation) or is over (`goalClosed`). */
  requireOpenGoal: (db: Db, goal: AthletesGoal) => Promise<void>
  /** Whether a goal still takes one more support; no other is accepted for it meanwhile. */
  isOpenGoal: (tx: Tx, goal: AthletesGoal) => Promise<boolean>
  /** Which of these goals take more support now; nothing is locked. */
  findOpenGoals: (db: Db, ids: number[]) => Promise<Set<number>>
}

interface AthletesGoal {
  id: number
  athleteId: number
}

/** Refuses words that would not reach the other side, without telling why (`support.lines`). */
export async function requireWelcome(
  tx: Tx,
  ports: SupportPorts,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (!(await ports.mayReach(tx, from, to))) refuse('recipientUnavailable')
}
