import type { Scope } from '@podium/contract/scopes'
import { actingHeader, scopes as allScopes } from '@podium/contract/scopes'
import { startDelegation } from '../src/features/delegations/index.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'

/** Lets somebody act for a member, as if both had agreed: with some scopes, or with all. */
export function letAct(
  podium: TestPodium,
  delegate: Person,
  principal: Person,
  scopes: readonly Scope[] = allScopes,
): Promise<number> {
  return podium.context.inTransaction((tx) =>
    startDelegation(tx, {
      principalId: principal.id,
      delegateId: delegate.id,
      kind: 'REPRESENTATION',
      scopes,
      endsAt: null,
    }),
  )
}

/** The delegate in a window in which they act for somebody. */
export function actingFor(delegate: Person, principal: { id: number }): Person {
  const acting = delegate.twin()
  acting.headers[actingHeader] = String(principal.id)
  return acting
}
