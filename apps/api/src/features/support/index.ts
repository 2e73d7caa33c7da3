export { acceptSupport } from './accept-support.ts'
export { cancelSupport } from './cancel-support.ts'
export { countSupports } from './count-supports.ts'
export { expiringHandler } from './expire-supports.ts'
export * from './events.ts'
export { keepShown } from './keep-shown.ts'
export { closeSupports, matchesExport, supportExport, supportSettingsExport } from './leave.ts'
export { waitingRequests, waitingWardRequests } from './list-waiting.ts'
export { listBadges } from './list-shown.ts'
export { type CardRecord, findCard, findCards, supportEachOther } from './list-records.ts'
export { keepInPlace } from './lock-records.ts'
export { findSupportsBetween, hasSupported, type SupportBetween } from './supports-between.ts'
export { reopenSupport, reopenSupports } from './reopen-support.ts'
export { findLine, putLineBack, removeLine, type SupportLine } from './lines.ts'
export { mailSide } from './mail-side.ts'
export { type MailMoment, supportMails } from './mails.ts'
export { supportRemindingHandler } from './remind-of-supports.ts'
export { supportRoutes } from './routes.ts'
export { readSupport } from './read-support.ts'
export { wasAskedLately } from './records.ts'
export { rejectSupport } from './reject-support.ts'
export { requestSupport } from './request-support.ts'
export { pausesRequests } from './settings-records.ts'
export {
  closeMatches,
  describeDoublingCauses,
  describeMatchCauses,
  endingMatchesHandler,
  findOpenMatches,
  givenBy,
  type OpenMatchRecord,
  partMatches,
  setMatch,
} from './matches/index.ts'
export { putSettings } from './settings.ts'
export { thankSupporter } from './thank-supporter.ts'
export { viewBadge, viewPerson } from './views.ts'
export { describeSupportCauses } from './describe-causes.ts'
