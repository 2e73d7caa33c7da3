import type { AppealOutcome, DecisionAct, DecisionCause } from '@podium/contract/decisions'
import type { DecisionGround } from '@podium/contract/grounds'
import { domainEvent } from '../../platform/domain-event.ts'

/** An admin decided something about somebody, who is to be told (`decisions.made`). */
export const decisionMade = domainEvent<{
  decisionId: number
  personId: number
  cause: DecisionCause
  act: DecisionAct
  ground: DecisionGround
  reference: string
  reason: string
  /** When it ends by itself; null where it holds until it is changed. */
  until: Date | null
  /** The last moment at which they may object. */
  appealUntil: Date
}>()

/** Somebody objects to a decision; the admins who did not make it are to answer. */
export const appealSent = domainEvent<{
  decisionId: number
  personId: number
  cause: DecisionCause
  decidedBy: number
}>()

/** An appeal was answered, which its person is to hear. */
export const appealAnswered = domainEvent<{
  decisionId: number
  personId: number
  cause: DecisionCause
  outcome: AppealOutcome
  reason: string
}>()

/** An admin took a decision back because they took back the one about the other side: its person is to hear of it. */
export const decisionTakenBack = domainEvent<{
  decisionId: number
  personId: number
  cause: DecisionCause
}>()
