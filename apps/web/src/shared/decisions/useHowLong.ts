import type { Decision } from '@podium/contract/decisions'
import { decisionPhrases } from '@podium/phrases/decisions'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'

/** For how long decisions hold, in words. */
export function useHowLong(): (decision: Pick<Decision, 'cause' | 'until' | 'endedAt'>) => string {
  const t = usePhrases(decisionPhrases)
  const { date } = useFormats()
  return ({ cause, until, endedAt }) => {
    if (endedAt) return t.ended(date(endedAt))
    if (until) return t.until(date(until))
    return cause === 'ACCOUNT_DELETED' ? t.forGood : t.always
  }
}
