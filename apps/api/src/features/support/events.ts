import type { MatchEndReason } from '@podium/contract/matches'
import { domainEvent } from '../../platform/domain-event.ts'

/** What a support is about, for the features that handle its events. */
export interface SupportFacts {
  supportId: number
  supporterId: number
  athleteId: number
  credits: number
  months: number
  /** Only the athlete, who acts for them and admins may hear of it (`support.badges`). */
  private: boolean
  /** When its period is over; null while it was never active. */
  endsAt: Date | null
  /** What the athlete says to whom they accept; '' before that. */
  thankYou: string
  /** The supporter's line with the request; '' without one. */
  note: string
  /** The athlete's own words of thanks; '' before that. */
  thanks: string
  /** What a match fund added to it; 0 before that, or where none did. */
  matched: number
  /** Of the athlete, which it is directed at. */
  goalId: number | null
}

/** Why a step was taken, where it was not asked for: its maker closed their account. */
interface Leaving {
  left: boolean
}

/** The athlete has a request to answer; of a protected one the guardian answers it. */
export const supportRequested = domainEvent<SupportFacts & { isProtected: boolean }>({
  together: true,
})

/** The athlete said yes; `extendedId` is the running support that is over and goes on in this one. */
export const supportAccepted = domainEvent<
  SupportFacts & { extendedId: number | null; athleteShown: boolean }
>({ together: true })

/** The athlete thanked the supporter in words. */
export const supportThanked = domainEvent<SupportFacts>()

/** The athlete said no, or has left: the credits are back. */
export const supportRejected = domainEvent<SupportFacts & Leaving>()

/**
 * The supporter took their request back, or ended a running support; `byId` did it, the supporter or who
 * acts for them.
 */
export const supportCancelled = domainEvent<
  SupportFacts & Leaving & { wasActive: boolean; byId: number }
>()

/** The athlete did not answer in time: the credits are back. */
export const supportUnanswered = domainEvent<SupportFacts>()

/** A support ends within seven days; told once. */
export const supportExpiring = domainEvent<SupportFacts>()

/** The time of a support is over. */
export const supportEnded = domainEvent<SupportFacts>()

/** A running support was closed: a side's account was (`leaverId`), or an admin did it. */
export const supportClosed = domainEvent<
  SupportFacts & { leaverId: number | null; adminId: number | null; reason: string }
>()

/** A support goes on that an admin had ended, or that ended with an account which is open again. */
export const supportReopened = domainEvent<Pick<SupportFacts, 'supporterId' | 'athleteId'>>()

/** Somebody set credits aside that double what supporters give an athlete. */
export const matchSet = domainEvent<MatchFacts & { credits: number }>()

/** A match fund is over; `left` went back to its owner. */
export const matchEnded = domainEvent<EndedMatch>()

export interface EndedMatch extends MatchFacts {
  matched: number
  left: number
  reason: MatchEndReason
  setAt: Date
  /** Its owner took it back within a day, and it had given nothing. */
  undone: boolean
}

interface MatchFacts {
  matchId: number
  ownerId: number
  athleteId: number
}
