import {
  optionTypeOf,
  type SportestQuestion,
  sportestQuestions,
  type SportestResult,
  type SportestSubmission,
  type SportestType,
  sportestTypes,
} from '@podium/contract/sportest'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { showOwnScore } from './own-score.ts'
import { findOptionsByIds, findSportestByKey, insertSportest } from './records.ts'
import { entityWeights, interestWeights, scoreOf, type Weights } from './scoring.ts'

const allQuestions = Object.values(sportestQuestions).flat() as SportestQuestion[]

/**
 * Scores a test, and stores it for who is signed in and has a profile (`sportest.score`). All are
 * history; the one of one's own role is also what page and card show.
 */
export async function takeSportest(
  tx: Tx,
  viewer: Viewer | null,
  test: SportestSubmission,
): Promise<SportestResult> {
  const type = typeOf(test)
  const { score, parts } = scoreOf(type, await weigh(tx, type, test))
  if (!viewer || viewer.role === 'ADMIN') return { score, id: 0, parts }
  const answers = Object.fromEntries(sportestQuestions[type].map((name) => [name, test[name]]))
  const key = test.key ?? null
  const id = await insertSportest(tx, { user_id: viewer.id, type, answers, score, key })
  if (id === null)
    return {
      ...((key && (await findSportestByKey(tx, viewer.id, key))) || refuse('invalidTest')),
      parts,
    }
  if (type === viewer.role) await showOwnScore(tx, viewer)
  return { score, id, parts }
}

/** The test taken: known, and without answers of another one (`invalidTest`). */
function typeOf(test: SportestSubmission): SportestType {
  const type = sportestTypes.find((known) => known === test.sportestType) ?? refuse('invalidTest')
  const own = sportestQuestions[type] as readonly SportestQuestion[]
  const strange = allQuestions.some((question) => test[question] != null && !own.includes(question))
  return strange ? refuse('invalidTest') : type
}

/**
 * What each answer weighs. An option that is not there, or answers another question: `invalidAnswer`.
 */
async function weigh(tx: Tx, type: SportestType, test: SportestSubmission): Promise<Weights> {
  const questions = sportestQuestions[type] as readonly SportestQuestion[]
  const ids = questions
    .map((question) => test[question])
    .filter((answer) => typeof answer === 'number')
  const options = new Map((await findOptionsByIds(tx, ids)).map((option) => [option.id, option]))
  const weights: Weights = {}
  for (const question of questions) {
    const option = options.get(test[question] as number)
    if (optionTypeOf[question] && option?.type !== optionTypeOf[question]) refuse('invalidAnswer')
    weights[question] = option?.weight ?? 0
  }
  if (test.fanInterest) weights.fanInterest = interestWeights[test.fanInterest]
  if (test.sponsorEntityType) weights.sponsorEntityType = entityWeights[test.sponsorEntityType]
  return weights
}
