import { paths } from '@podium/contract/paths'
import type { Role } from '@podium/contract/roles'
import type { Scope } from '@podium/contract/scopes'
import type { NavigateOptions } from '../../router/index.ts'

/** The name of the dialog with somebody's supports and the requests that wait (`useDialog`). */
export const supportsDialog = 'supports'

/** A place in Podium, and what opens over it. */
export interface Start {
  to: string
  options?: NavigateOptions
}

/**
 * Where whoever begins to act for a member begins: the page where there is something to do there for them,
 * otherwise what they may do first (`delegation.page`).
 */
export function actingStart(
  { role, id }: { role: Role; id: number },
  scopes: readonly Scope[],
): Start {
  const to = paths.profile(role, id)
  if (scopes.includes('PAGE')) return { to }
  if (scopes.includes('SUPPORT')) return { to, options: { state: { dialog: supportsDialog } } }
  if (scopes.includes('MESSAGES')) return { to: paths.messages() }
  if (scopes.includes('MONEY_READ')) return { to: paths.wallet() }
  return { to: scopes.includes('SPEND') ? paths.orders() : to }
}
