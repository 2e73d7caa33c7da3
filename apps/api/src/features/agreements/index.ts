export { acceptAgreement } from './accept-agreement.ts'
export { closeAgreements, reopenAgreements } from './end-agreement.ts'
export {
  agreementAccepted,
  agreementEnded,
  type AgreementFacts,
  agreementProposed,
  deliverableCommented,
  deliverableDone,
  deliverableDue,
} from './events.ts'
export { findWordsIn } from './find-words.ts'
export { agreementsExport, forgetAgreements, forgettingAgreementsHandler } from './leave.ts'
export { waitingAgreements, waitingWardAgreements } from './list-waiting.ts'
export { createAgreementPrinter } from './print/index.ts'
export { commentDeliverable, tickDeliverable } from './mark-deliverable.ts'
export { changeAgreement, proposeAgreement } from './propose-agreement.ts'
export { remindingOfDeliverablesHandler } from './remind-of-deliverables.ts'
export { agreementsRoutes } from './routes.ts'
