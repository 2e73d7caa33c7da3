/**
 * The rules of support (`support.request`, `support.states`, `support.one-pending`) as data: server,
 * buttons and tests all read them here. Free of zod, so that a screen can use them without loading the
 * contract's parser.
 */
import { creditsPerMonth } from './credits.ts'
import { isMoveFrom, type Move } from './moves.ts'

export const supportStatuses = [
  'PENDING',
  'ACTIVE',
  'REJECTED',
  'EXPIRED',
  'CLOSED',
  'CANCELLED',
] as const
export type SupportStatus = (typeof supportStatuses)[number]

/**
 * Why a support is where it ended; null while it is pending or active.
 * - `EXTENDED`: a later request of the same two was accepted, and the support goes on in that one.
 * - `ATHLETE_LEFT`, `SUPPORTER_LEFT`: an account was closed.
 */
export const supportEndReasons = [
  'REJECTED',
  'CANCELLED_PENDING',
  'CANCELLED_ACTIVE',
  'NO_ANSWER',
  'PERIOD_OVER',
  'EXTENDED',
  'ATHLETE_LEFT',
  'SUPPORTER_LEFT',
  'CLOSED_BY_ADMIN',
] as const
export type SupportEndReason = (typeof supportEndReasons)[number]

/** The maker of a move: one of the two sides, an admin, or time. */
export type SupportActor = 'athlete' | 'supporter' | 'admin' | 'time'

/** What becomes of credits that wait for the answer: the athlete's, or back to the supporter. */
type SupportCredits = 'pay' | 'release'

/**
 * The table of moves (`support.states`). What is not in it does not happen. Somebody who closes their
 * account rejects or cancels what is pending, and closes what is active. The credits of an active
 * support are the athlete's: there is nothing left to give back.
 */
export const supportMoves = {
  accept: { from: ['PENDING'], to: 'ACTIVE', by: 'athlete', credits: 'pay' },
  reject: { from: ['PENDING'], to: 'REJECTED', by: 'athlete', credits: 'release' },
  cancel: { from: ['PENDING', 'ACTIVE'], to: 'CANCELLED', by: 'supporter', credits: 'release' },
  expire: { from: ['PENDING', 'ACTIVE'], to: 'EXPIRED', by: 'time', credits: 'release' },
  close: { from: ['ACTIVE'], to: 'CLOSED', by: 'admin', credits: 'release' },
} as const satisfies Record<string, Move<SupportStatus, SupportActor, SupportCredits>>

export type SupportAct = keyof typeof supportMoves

/** Whether an act is possible from a status, whoever asks. */
export function mayMoveSupport(act: SupportAct, from: SupportStatus): boolean {
  return isMoveFrom<SupportStatus>(supportMoves[act], from)
}

/** What a support can cost, in credits (`support.request`). */
export const supportCredits = { min: 50, max: 1200, step: 50 } as const

/** Whole months that so many credits support. */
export function supportMonths(credits: number): number {
  return Math.floor(credits / creditsPerMonth)
}

/** Days an athlete has to answer a request (`support.request`). */
export const supportAnswerDays = 30

/** How many days before its end a support can be renewed and its supporter is reminded. */
export const supportReminderDays = 7

/** Longest thank-you text, in characters. */
export const thankYouLength = 500

/** Longest line with a request, and longest thanks for it, in characters (`support.lines`). */
export const supportLineLength = 280
