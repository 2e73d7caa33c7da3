import { isOwnPath } from '@podium/contract/own-path'
import { pages, paths } from '@podium/contract/paths'
import { isMemberRole, type Role } from '@podium/contract/roles'
import { matchPath } from '../../router/matchPath.ts'

/**
 * Where to go after signing in: the address asked for when it is one of ours, otherwise `fallback`.
 * Another site's address (also `//host` and `/\host`) is never followed.
 */
export function ownPath(asked: string | null | undefined, fallback: string): string {
  return asked && isOwnPath(asked) ? asked : fallback
}

/**
 * The page an address is on: an item of a gallery, a product and an order are shown over the page they
 * belong to. A product's address does not tell which one that is; the link that opened it there does, in
 * `state.over`.
 */
export function pageAt(pathname: string, state?: unknown): string {
  const over = typeof state === 'object' && state !== null && 'over' in state ? state.over : null
  if (typeof over === 'string' && matchPath(pages.product.pattern, pathname)) return over
  if (matchPath(pages.orders.pattern, pathname)) return paths.orders()
  return pathname.replace(/\/gallery\/[^/]+\/?$/, '')
}

/** A user's home: their own page; for admins user management. */
export function homeOf({ role, id }: { role: Role; id: number }): string {
  return isMemberRole(role) ? paths.profile(role, id) : paths.admin({ part: 'users' })
}
