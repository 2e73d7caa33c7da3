import type { RefusalName } from './refusals.ts'

/**
 * The fields a refusal is about, under the names they have in bodies and forms: a form that has one of
 * them shows the refusal there. What is in no form's field stands at the form as a whole.
 */
export const refusalFields: Partial<Record<RefusalName, readonly string[]>> = {
  emailInUse: ['email'],
  invalidSponsorEmail: ['email'],
  invalidPassword: ['password'],
  emptyNewPassword: ['newPassword'],
  invalidCredentials: ['password'],
  termsVersionAlreadyExists: ['version'],
  invalidFile: ['file'],
  invalidProductImageId: ['file'],
  invalidImageSize: ['file'],
  tooManyUploads: ['file'],
  uploadsUsedUp: ['file'],
  storageFull: ['file'],
  galleryFull: ['file'],
  acceptLastTerms: ['acceptedTermsOfUse'],
  acceptLastTermsToJoin: ['terms'],
  optionNameExists: ['clubName', 'name.en', 'domain'],
  moreThan500Years: ['date', 'dateOfBirth'],
  tooYoung: ['dateOfBirth'],
  guardianNeeded: ['dateOfBirth'],
  athleteHasNoSport: ['club.clubCompositeKey.sport', 'modality'],
  invalidUserType: ['userType'],
  insufficientCredits: ['credits', 'creditsNumber'],
}
