import { domainEvent } from '../../platform/domain-event.ts'

/** A user began to follow a member. */
export const followed = domainEvent<{ followerId: number; followedId: number }>()

/** A user follows a member no more. */
export const unfollowed = domainEvent<{ followerId: number; followedId: number }>()
