export { createAccessTokens } from './access-tokens.ts'
export {
  carrySessionsAlong,
  endSession,
  endSessions,
  findEverySession,
  findRunning,
  findRunningSessions,
  markProven,
} from './records.ts'
export { createSessions, type Sessions } from './sessions.ts'
