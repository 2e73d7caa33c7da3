import type { AdminUser } from '@podium/contract/admin'

/** What somebody is called in the administration. */
export function nameOf({ name, lastName }: Pick<AdminUser, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim()
}
