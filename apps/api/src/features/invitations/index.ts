export { endedInvitationsHandler } from './delete-ended.ts'
export { invitationAccepted } from './events.ts'
export { invitationMail } from './mails.ts'
export { invitationsRoutes } from './routes.ts'
