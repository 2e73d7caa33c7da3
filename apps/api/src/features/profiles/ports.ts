import type { Achievement } from '@podium/contract/achievements'
import type { Sport } from '@podium/contract/sports'
import type { AliasableExpression, Expression } from 'kysely'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { FileKeys } from '../files/index.ts'

/** What profiles ask of features on their right; `app.ts` gives it. */
export interface ProfilePorts {
  keys: FileKeys
  /**
   * Whether the guardians of somebody protected want their page shown, once one of them has decided where
   * `decided` says so; undefined where there is none, or who decides is none (`minors.guardian`).
   */
  wishOfGuardians: (
    tx: Tx,
    wardId: number,
    decided?: { guardianId: number; hidden: boolean },
  ) => Promise<{ shown: boolean } | undefined>
  /** Whether a guardian keeps two people from writing to each other. */
  isGuarded: (db: Db, one: number, other: number) => Promise<boolean>
  /** An athlete's achievements, newest first, as a column of the statement that reads their page. */
  achievementsColumn: (db: Db, athleteId: Expression<number>) => AliasableExpression<unknown>
  /** What that column holds, as the page shows it. */
  viewAchievements: (column: unknown) => Achievement[]
  /** The day of an athlete's earliest achievement; null while there is none. */
  firstAchievement: (db: Db, athleteId: number) => Promise<string | null>
  /**
   * The name a club goes by: another spelling of a known one becomes the known one (`clubs.matching`).
   */
  nameClub: (tx: Tx, club: { name: string; sport: Sport }) => Promise<string>
}
