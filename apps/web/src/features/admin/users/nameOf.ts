import type { AdminUser } from '@podium/contract/admin'

/** What a user is called in the administration. */
export function nameOf({ name, lastName }: Pick<AdminUser, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim()
}
