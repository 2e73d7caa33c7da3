/** The roles of users. The strings are those of the access token (`session.tokens`). */
export const roles = ['ATHLETE', 'SPONSOR', 'ADMIN', 'FAN', 'MANAGER'] as const
export type Role = (typeof roles)[number]

/** Roles a person can take by signing up (`registration.fields`). Admins are invited. */
export const memberRoles = ['ATHLETE', 'FAN', 'SPONSOR', 'MANAGER'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Whether a role's profile carries a sport and a last name. */
export function isSporting(role: Role): boolean {
  return role === 'ATHLETE' || role === 'MANAGER'
}

export function isMemberRole(role: Role): role is MemberRole {
  return role !== 'ADMIN'
}
