export { actAsGuardian, beginActing } from './acts.ts'
export { endDelegations, endDelegationsOf, startDelegation } from './agree.ts'
export * from './events.ts'
export { delegationsHandler } from './expire.ts'
export {
  delegationsExport,
  endGiven,
  followPassword,
  leaveDelegations,
  leaveToGuardians,
  partDelegations,
} from './leave.ts'
export { delegationMails } from './mails.ts'
export { findDelegates, findGrant } from './records.ts'
export { delegationsRoutes } from './routes.ts'
