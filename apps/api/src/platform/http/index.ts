export {
  type Actor,
  bearerOf,
  type Caller,
  type PageViewer,
  type Identify,
  isOneself,
  mayAs,
  type Grant,
  type Viewer,
  type IdentifyPageViewer,
} from './caller.ts'
export {
  forgetNote,
  forgettingKeysHandler,
  type NamedAct,
  namedAct,
  noteInStatement,
  type NoteValues,
  noteValues,
  once,
  onceAlone,
  onceInSteps,
} from './idempotency.ts'
export { willBeGivenAgain } from './kept-answers.ts'
export { choiceOf, languageOf } from './language.ts'
export { createLimits, type Limits, limitsHandler, noLimits, refuseMailed } from './limits.ts'
export { type PageRead, PageReads } from './page-reads.ts'
export { check, createHttp, type Http } from './serve.ts'
export { noteShown, type Shown, shownInPage, type Watch } from './shown.ts'
export { apiRoot } from '@podium/contract/route'
export { createServer } from './server.ts'
export { senderOf } from './sender.ts'
