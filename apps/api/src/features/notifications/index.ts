export { notificationsExport } from './leave.ts'
export { readNotifications } from './list-notifications.ts'
export { notificationMails } from './mails.ts'
export { forgettingNotificationsHandler } from './notify.ts'
export { notificationsRoutes } from './routes.ts'
export {
  tellOfAcceptance,
  tellOfDevice,
  tellOfReport,
  tellOfVisibility,
} from './tell-of-account.ts'
export { followersHandler, tellFollowers } from './tell-of-achievements.ts'
export { forgetMessageBell, tellOfMessage } from './tell-of-messages.ts'
export { tellOfOrder, tellOfPurchase } from './tell-of-orders.ts'
export { tellOfPayment, tellOfRenewal } from './tell-of-payments.ts'
export {
  tellOfAccepted,
  tellOfCancelled,
  tellOfClosed,
  tellOfEnd,
  tellOfExpiring,
  tellOfRejected,
  tellOfRequest,
  tellOfUnanswered,
} from './tell-of-supports.ts'
export { askMailChoice, createUnsubscribeTokens, oneClickRoute } from './unsubscribe.ts'
