import type { InTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { HumanCheck } from './proof-of-work.ts'

export interface HumanParts {
  humanCheck: HumanCheck
  inTransaction: InTransaction
}

/**
 * Refuses whoever does not show that they are a person. The answer is used up whatever comes after: one
 * check asks one question.
 */
export async function proveHuman(
  { humanCheck, inTransaction }: HumanParts,
  query: { 'g-recaptcha-response': string },
  ip: string,
): Promise<void> {
  const claim = await humanCheck.prove(query['g-recaptcha-response'], ip)
  if (!claim || !(await inTransaction(claim))) refuse('captchaInvalid')
}
