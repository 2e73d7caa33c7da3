export { appeal, appealableSince, mayAnswer, withheldUntil } from './appealing.ts'
export { appealAnswered, appealSent, decisionMade, decisionTakenBack } from './events.ts'
export { decisionsExport } from './leave.ts'
export { viewDecision } from './list-decisions.ts'
export { waitingAppeals } from './list-waiting.ts'
export {
  type Basis,
  makeDecision,
  recordRestriction,
  type Said,
  type Why,
  whyOf,
} from './make-decision.ts'
export {
  addToUndo,
  countAppeals,
  type DecidedThing,
  type DecisionRecord,
  endHolding,
  findAppeals,
  findInForce,
  findLasting,
  findObjectors,
  findReversedAt,
  type Lasting,
  lockAlike,
  lockDecision,
  lockLater,
  ofPage,
  takeOver,
  type Undo,
  updateDecision,
} from './records.ts'
export { decisionsRoutes } from './routes.ts'
