/**
 * The rules of agreements (`agreements.between`) as data, free of zod, so that a screen can use them without
 * loading the contract's parser.
 */

/** How an agreement stands: proposed until both sides accepted the same version of it. */
export const agreementStates = ['PROPOSED', 'ACCEPTED', 'ENDED'] as const
export type AgreementState = (typeof agreementStates)[number]

export const agreementSides = ['ATHLETE', 'SUPPORTER'] as const
export type AgreementSide = (typeof agreementSides)[number]

/** Why it is over: one side ended it, or closed their account. */
export const agreementEndReasons = ['ENDED', 'LEFT'] as const
export type AgreementEndReason = (typeof agreementEndReasons)[number]

/** How many days ahead both are reminded of what has to be done. */
export const agreementReminderDays = 7
