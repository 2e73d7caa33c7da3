export { createAccessTokens } from './access-tokens.ts'
export { forgettingHandler, unprovenHandler } from './close-account.ts'
export { requireLatestTerms } from './consents.ts'
export { accountExport } from './export-account.ts'
export { exportHandlers, type ExportPart } from './export-data.ts'
export {
  accountActivated,
  accountClosed,
  accountClosing,
  accountForgotten,
  accountOpened,
  invitationAccepted,
  newDeviceSeen,
} from './events.ts'
export { createGuessing, noGuessing } from './guessing.ts'
export { createHumanCheck, type HumanCheck, lightWork } from './human-check.ts'
export { identityMails } from './mails.ts'
export { chooseHumanCheck } from './outside-check.ts'
export { hashAtLeastCost } from './passwords.ts'
export {
  findAccount,
  findAccountByEmail,
  findPersonalData,
  type PersonChanges,
  updatePerson,
} from './records.ts'
export { identityRoutes } from './routes.ts'
export { linkHandlers } from './send-links.ts'
export { type Opening, openAccount } from './open-account.ts'
export { createIdentifyPageViewer } from './session-user.ts'
export { createSessions } from './sessions.ts'
export { findRunning } from './session-records.ts'
