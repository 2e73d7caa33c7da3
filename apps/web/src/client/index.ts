export { call } from './call.ts'
export { consent, proof, useIsActWaiting } from './gate.ts'
export { isMalformed, isMissing, Refusal, Unreachable } from './refusal.ts'
export { ask, type Asking, createQueryClient, read } from './reads.ts'
export {
  FirstSession,
  firstSession,
  mayDo,
  session,
  useMay,
  useSpends,
  useSession,
  whose,
  type Acting,
  type Needed,
  type Session,
} from './session.ts'
export { proveAgain, proveSession, signOut } from './signIn.ts'
