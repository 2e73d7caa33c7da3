import { domainEvent } from '../../platform/domain-event.ts'
import type { Sides } from './records.ts'

/** What is told of an agreement: never a word of it but its title. */
export interface AgreementFacts extends Sides {
  agreementId: number
  title: string
  /** The side that did it. */
  byId: number
  /** Who acted for that side; undefined where they did it themselves. */
  actorId?: number | undefined
}

/** An agreement was proposed, or another version of one: `isFirst` tells which. */
export const agreementProposed = domainEvent<AgreementFacts & { isFirst: boolean }>()

/** Both accepted the same version; `isFirst` where none held before. */
export const agreementAccepted = domainEvent<AgreementFacts & { isFirst: boolean }>()

export interface EndedAgreement extends AgreementFacts {
  held: boolean
  left: boolean
  /** Its side took back what the other one had not answered. */
  undone: boolean
}

/** One side ended an agreement, or what was proposed (`held` is false), or left. */
export const agreementEnded = domainEvent<EndedAgreement>()

/** The athlete ticked something that an agreement promises. */
export const deliverableDone = domainEvent<AgreementFacts & { deliverable: string }>()

/** The supporter said something of what was done. */
export const deliverableCommented = domainEvent<AgreementFacts & { deliverable: string }>()

/** What an agreement promises has to be done within days. */
export const deliverableDue = domainEvent<
  Omit<AgreementFacts, 'byId' | 'actorId'> & { deliverable: string; due: string }
>()
