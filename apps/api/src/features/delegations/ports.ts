import type { SessionUser } from '@podium/contract/identity'
import type { PersonCard } from '@podium/contract/people'
import type { Db } from '../../platform/database/index.ts'

/** What delegations need of features on their right. */
export interface DelegationPorts {
  /** People as they know each other who made themselves known. */
  viewPeople: (db: Db, ids: readonly number[]) => Promise<Map<number, PersonCard>>
  /** Whether one person may know of another: by a page that is shown, or since they dealt with each other. */
  mayKnow: (db: Db, one: number, other: number) => Promise<boolean>
  /** Whether an offer of one person may reach another. */
  mayReach: (db: Db, from: number, to: number) => Promise<boolean>
  /** Whether an admin hid somebody, whose words and offers reach nobody then. */
  isSilenced: (db: Db, userId: number) => Promise<boolean>
  /** A user as the shell of the web shows them. */
  sessionUser: (db: Db, userId: number) => Promise<SessionUser>
}
