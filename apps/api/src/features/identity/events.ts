import type { Sport } from '@podium/contract/sports'
import type { Role } from '@podium/contract/roles'
import type { Forgotten } from '../../platform/database/index.ts'
import { domainEvent } from '../../platform/domain-event.ts'

/** An account was opened, by registration or invitation. */
export const accountOpened = domainEvent<{
  userId: number
  role: Role
  modality: Sport | null
  /** ISO day. */
  dateOfBirth: string | null
}>()

/** An account became active: its owner proved the address. */
export const accountActivated = domainEvent<{ userId: number; role: Role }>()

/** A user signed in from a device that was not seen before; their first one is not told. */
export const newDeviceSeen = domainEvent<{ userId: number; userAgent: string }>()

/**
 * The waiting time of a second factor said to be lost began; at its end it is gone
 * (`sign-in.lost-factor`).
 */
export const factorLost = domainEvent<{ userId: number; endsAt: Date }>()

/** That time is over, and the second factor is gone. */
export const factorGone = domainEvent<{ userId: number }>()

/** An account got another password, in the settings or by a mailed link. */
export const passwordSet = domainEvent<{ userId: number }>()

/** Whoever has the former address put it back: the account was in other hands meanwhile. */
export const accountTakenBack = domainEvent<{ userId: number }>()

/**
 * An account is being closed, by its owner or an admin. A handler that must keep it open refuses
 * with `couldNotDeleteUser`, which undoes everything (`account.closing`).
 */
export const accountClosing = domainEvent<{ userId: number; role: Role }>()

/** An account is closed: nobody sees it any more. */
export const accountClosed = domainEvent<{ userId: number }>()

/** An account that an admin deleted is open again: an appeal took that back. */
export const accountReopened = domainEvent<{ userId: number }>()

/** Time has come to forget who somebody was, and every trace of them but what must stay. */
export const accountForgotten = domainEvent<Forgotten>()
