export { addresseeOf } from './addressee.ts'
export {
  closeOwnAccount,
  deleteAccount,
  forgettingHandler,
  unprovenHandler,
} from './close-account.ts'
export { findTermsToAccept, requireLatestTerms } from './consents.ts'
export * from './events.ts'
export { createGuessing, type Guessing, noGuessing } from './guessing.ts'
export { refuseGuessable } from './guessable-passwords.ts'
export {
  chooseHumanCheck,
  createHumanCheck,
  type HumanCheck,
  type HumanParts,
  lightWork,
  proveHuman,
} from './human-check/index.ts'
export { lostFactorsHandler } from './end-lost-factors.ts'
export { issueKeepToken, stopWaiting } from './lost-factor.ts'
export { findLossEnd } from './lost-factor-records.ts'
export { findOpenAbout, findToken, issueToken, revokeTokens, useToken } from './mailed-tokens.ts'
export { emailChangedMail, identityMails } from './mails.ts'
export { requireOldEnough } from './old-enough.ts'
export { type Opening, openAccount } from './open-account.ts'
export { hashAtCost, hashPassword } from './passwords.ts'
export { provePassword, proving } from './proving.ts'
export {
  countAdmins,
  findAccount,
  findAccountByEmail,
  findAccounts,
  findConsents,
  findOpenAfter,
  findPersonalData,
  pseudonymOf,
  insertConsent,
  type PersonChanges,
  updateEmail,
  updatePerson,
} from './records.ts'
export { reopenAccount, tellFormerOwner } from './reopen-account.ts'
export { identityRoutes } from './routes.ts'
export { linkHandlers } from './send-links.ts'
export { createIdentifyPageViewer, requireSessionUser } from './session-user.ts'
export {
  carrySessionsAlong,
  createAccessTokens,
  createSessions,
  endSession,
  endSessions,
  findRunning,
  findEverySession,
  findRunningSessions,
} from './sessions/index.ts'
export { mailPasswordSet, requireNewPassword, setPassword } from './set-password.ts'
export { openSession, type SignInParts } from './sign-in.ts'
export { createSignUpProofs } from './sign-up-proof.ts'
export { beginTwoFactor, confirmTwoFactor, endTwoFactor, twoFactorState } from './two-factor.ts'
