/**
 * Every way Podium says no: our name for it, the number on the wire and the HTTP status.
 * Below 100 names and numbers are the catalogue that clients of Podium were written for, from 100 on
 * they are ours (`refusals.codes`). Codes 31, 33 and 35 to 61 are not in the catalogue and never used.
 * `couldNotCreateFolders` has its text, but nothing answers it: a store that can make no folder is told
 * with what could not be kept there, `couldNotSaveFile`.
 */
export const refusals = {
  general: { code: 0, status: 500 },
  couldNotCreateFolders: { code: 1, status: 500 },
  forbidden: { code: 2, status: 403 },
  emailInUse: { code: 3, status: 400 },
  invalidPassword: { code: 4, status: 400 },
  emptyNewPassword: { code: 5, status: 400 },
  accountAlreadyActivated: { code: 6, status: 400 },
  accountNotActivated: { code: 7, status: 403 },
  userNotFound: { code: 8, status: 404 },
  invalidCredentials: { code: 9, status: 400 },
  couldNotSaveFile: { code: 10, status: 500 },
  invalidToken: { code: 11, status: 400 },
  couldNotDeleteUser: { code: 12, status: 400 },
  termsVersionAlreadyExists: { code: 13, status: 400 },
  invalidFile: { code: 14, status: 415 },
  couldNotCreateAvatar: { code: 15, status: 400 },
  acceptLastTerms: { code: 16, status: 400 },
  acceptLastTermsToJoin: { code: 17, status: 400 },
  invalidAvatarId: { code: 18, status: 400 },
  invalidCoverId: { code: 19, status: 400 },
  invalidProductImageId: { code: 20, status: 400 },
  invalidSponsorEmail: { code: 21, status: 400 },
  tooManyEvents: { code: 22, status: 400 },
  cannotParseThumbnail: { code: 23, status: 400 },
  cannotLocateThumbnail: { code: 24, status: 400 },
  entityDoesNotExist: { code: 25, status: 404 },
  invalidTest: { code: 26, status: 400 },
  invalidAnswer: { code: 27, status: 400 },
  invalidUserType: { code: 28, status: 400 },
  optionNameExists: { code: 29, status: 400 },
  invalidImageSize: { code: 30, status: 413 },
  moreThan500Years: { code: 32, status: 400 },
  athleteHasNoSport: { code: 34, status: 400 },
  paymentNotFound: { code: 62, status: 404 },
  rateLimited: { code: 100, status: 429 },
  insufficientCredits: { code: 101, status: 400 },
  stateChanged: { code: 102, status: 409 },
  duplicatePending: { code: 103, status: 409 },
  selfSupport: { code: 104, status: 400 },
  recipientUnavailable: { code: 105, status: 400 },
  captchaInvalid: { code: 106, status: 400 },
  planLimitReached: { code: 107, status: 400 },
  orderNotAllowed: { code: 108, status: 400 },
  paymentProviderUnavailable: { code: 109, status: 400 },
  idempotencyKeyReused: { code: 110, status: 409 },
  spendingBlocked: { code: 111, status: 400 },
  passwordNeeded: { code: 112, status: 400 },
  tooYoung: { code: 113, status: 403 },
  guardianNeeded: { code: 114, status: 403 },
  withdrawalOver: { code: 115, status: 409 },
  traderNotVerified: { code: 116, status: 409 },
  delegationEnded: { code: 117, status: 403 },
  scopeMissing: { code: 118, status: 403 },
  goalClosed: { code: 119, status: 409 },
  matchExhausted: { code: 120, status: 409 },
  tooManyUploads: { code: 121, status: 400 },
  uploadsUsedUp: { code: 122, status: 400 },
  storageFull: { code: 123, status: 400 },
  galleryFull: { code: 124, status: 400 },
  planNeeded: { code: 125, status: 400 },
  unavailable: { code: 126, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>

export type RefusalName = keyof typeof refusals

/** Which of several reasons it is, where one code has them: why an account stays open (12). */
export type RefusalReason = 'openOrders' | 'lastAdmin' | 'ownAccount'

/**
 * The catalogue's key of a refusal. The catalogue gives several numbers one key (16 and 17,
 * 18 to 20), while our names stay apart so that routes can declare which one they mean.
 */
export function refusalKey(name: RefusalName): string {
  if (name === 'acceptLastTermsToJoin') return 'acceptLastTerms'
  if (name === 'invalidAvatarId' || name === 'invalidCoverId' || name === 'invalidProductImageId') {
    return 'invalidImageId'
  }
  return name
}

const namesByCode = new Map<number, RefusalName>(
  (Object.keys(refusals) as RefusalName[]).map((name) => [refusals[name].code, name]),
)

/** Our name for a number on the wire; undefined for one the catalogue does not list. */
export function refusalName(code: number): RefusalName | undefined {
  return namesByCode.get(code)
}
