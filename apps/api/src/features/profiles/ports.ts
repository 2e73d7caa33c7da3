import type { Achievement } from '@podium/contract/achievements'
import type { Sport } from '@podium/contract/sports'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { FileKeys } from '../files/index.ts'

/** What profiles ask of features on their right; `app.ts` gives it. */
export interface ProfilePorts {
  keys: FileKeys
  /** An athlete's achievements, newest first, in one statement. */
  achievementsOf: (db: Db, athleteId: number) => Promise<Achievement[]>
  /** The name a club goes by: another spelling of a known one becomes the known one (P27). */
  nameClub: (tx: Tx, club: { name: string; sport: Sport }) => Promise<string>
}
