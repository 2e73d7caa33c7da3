export {
  forgetOrderBell,
  forgetProposalBell,
  forgetRequestBell,
  takeBackMatchBell,
  takeBackProposalBell,
  takeBackRequestBell,
} from './answered-bell.ts'
export { notificationsExport } from './leave.ts'
export { readNotifications } from './list-notifications.ts'
export { notificationMails } from './mails.ts'
export { forgetMessageBell } from './message-bell.ts'
export { forgettingNotificationsHandler, notifyAll } from './notify.ts'
export { notificationsRoutes } from './routes.ts'
export { connectNotifications } from './table.ts'
export { followersHandler, notifyFollowers } from './notify-followers.ts'
export { notifyOfTerms, tellOfTermsAhead, termsHandler } from './notify-of-terms.ts'
export { yearsHandler } from './notify-of-years.ts'
export { competitionsHandler, nearCompetitionsHandler } from './notify-of-competitions.ts'
export { goalsHandler, newGoalsHandler, notifyOfGoal, notifyOfNewGoal } from './notify-of-goals.ts'
export { notifyReaders, readersHandler } from './notify-readers.ts'
export { askMailChoice, createUnsubscribeTokens, oneClickRoute } from './unsubscribe.ts'
