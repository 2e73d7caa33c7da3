import type { DelegationKind } from '@podium/contract/delegations'
import { domainEvent } from '../../platform/domain-event.ts'

/** What is told of a delegation: between whom it is, and who has just done something about it. */
export interface DelegationFacts {
  delegationId: number
  principalId: number
  /** Null where an offer went to an address and is not taken. */
  delegateId: number | null
  /** Null where time did it. */
  byId: number | null
}

/** A member offered a member to act for them. */
export const delegationOffered = domainEvent<DelegationFacts>()

/** The same of one that begins. */
export interface AcceptedDelegation extends DelegationFacts {
  kind: DelegationKind
}

/** A delegate acts for a member from now on. */
export const delegationAccepted = domainEvent<AcceptedDelegation>()

/** The same of one that is over: whether it ran, or was only offered. */
export interface EndedDelegation extends AcceptedDelegation {
  wasActive: boolean
  /** Whether it ended because who was looked after decides alone from now on, and is told of that. */
  isOfAge: boolean
  /** Whether it ended because one of the two has left: no answer to what was asked. */
  hasLeft: boolean
}

/** A delegation is over, or an offer was withdrawn, declined or has lapsed. */
export const delegationEnded = domainEvent<EndedDelegation>()
