import type { WaitingKind, WaitingThing } from '@podium/contract/home'

/** What waits for an admin in the administration, and the part of it where it is done. */
export const adminWork = {
  report: 'reports',
  appeal: 'appeals',
  trader: 'traders',
  register: 'registers',
  contactRequest: 'contacts',
  payment: 'jobs',
  invoice: 'jobs',
  debt: 'payments',
  dispute: 'orders',
  claim: 'orders',
  failedJob: 'jobs',
} as const satisfies Partial<Record<WaitingKind, string>>

export type AdminWork = keyof typeof adminWork

export const adminWorkKinds = Object.keys(adminWork) as AdminWork[]

/** How much waits in all of the administration. */
export function workIn(counts: Record<WaitingKind, number>): number {
  return adminWorkKinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The one that waits longest of each kind, in the order in which they come. */
export function firstOfEach(waiting: readonly WaitingThing[]): WaitingThing[] {
  const first = new Map<WaitingKind, WaitingThing>()
  for (const thing of waiting) if (!first.has(thing.kind)) first.set(thing.kind, thing)
  return [...first.values()]
}
