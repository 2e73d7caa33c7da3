import type { getUser } from '@podium/contract/admin'
import type { Reply } from '@podium/contract/route'

/** A user with what they hold and what stands against deleting them. */
export type UserInFull = Reply<typeof getUser>

/** Who looks after somebody, by the guardianship's id. */
export type Guardian = NonNullable<UserInFull['guardians']>[number]
