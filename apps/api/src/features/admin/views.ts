import type { AdminUser } from '@podium/contract/admin'
import type { Viewer } from '../../platform/http/index.ts'
import type { ListedUser } from './records.ts'

/** Somebody as a row of the admins' list. */
export function viewUser(user: ListedUser, viewer: Pick<Viewer, 'id'>): AdminUser {
  const isMember = user.role !== 'ADMIN'
  return {
    id: user.user_id,
    role: user.role,
    name: user.name,
    lastName: user.last_name,
    email: user.email,
    sport: user.sport,
    countryCode: user.country_code,
    hiddenProfile: user.hidden,
    hiddenByAdmin: user.hidden_by_admin,
    suspended: user.suspended,
    activated: user.activated,
    createdAt: user.created_at.toISOString(),
    lastSeenAt: user.seen_at?.toISOString() ?? null,
    available: isMember ? user.available : null,
    debt: user.debt,
    abilities: {
      edit: isMember,
      credits: isMember,
      visibility: isMember && user.activated,
      delete: user.user_id !== viewer.id,
    },
  }
}
