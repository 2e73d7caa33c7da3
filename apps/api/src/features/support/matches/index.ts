export { describeDoublingCauses, describeMatchCauses } from './describe-causes.ts'
export { lockMatchFor, type Match, payMatch } from './double-support.ts'
export { closeMatches, endingMatchesHandler, partMatches, takeBackMatch } from './end-match.ts'
export {
  doubling,
  type Doubling,
  findFundToPromise,
  findMatchesLeft,
  findMatchesOf,
  findOpenMatches,
  givenBy,
  type OpenMatchRecord,
} from './records.ts'
export { listMatches, setMatch } from './set-match.ts'
