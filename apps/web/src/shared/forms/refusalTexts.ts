import type { Language } from '@podium/contract/locale'
import type { RefusalName, RefusalReason } from '@podium/contract/refusals'
import {
  refusalPhrases,
  refusalReasonPhrases,
  unknownRefusalPhrases,
} from '@podium/phrases/refusals'
import { Refusal, Unreachable } from '../../client/refusal.ts'

/**
 * The sentences of a caught error: one for every refusal in it, one where it has no name. What `isSaid`
 * already, at the field it is about, is not said again.
 */
export function textsOf(
  error: unknown,
  language: Language,
  isSaid: IsSaid = () => false,
): string[] {
  if (!(error instanceof Refusal)) return [strangeText(error, language)]
  if (error.status === 401) return []
  const { names, fields, reason } = error
  if (names.length === 0 && Object.keys(fields).length === 0) return [strangeText(error, language)]
  if (reason) return [refusalReasonPhrases[language][reason]]
  return names
    .filter((name) => name === 'unknown' || !isSaid(name))
    .map((name) => {
      if (name === 'unknown') return strangeText(error, language)
      if (name === 'rateLimited') return tooOftenText(error, language)
      return refusalText({ name }, language)
    })
}

/** Says how long to wait where that is more than a moment. */
function tooOftenText({ retryAfter }: Refusal, language: Language): string {
  const minutes = Math.ceil((retryAfter ?? 0) / 60)
  if (minutes <= 1) return refusalPhrases[language].rateLimited
  return unknownRefusalPhrases[language].tooOften(minutes)
}

/** Whether a refusal stands where the user reads it. */
export type IsSaid = (name: RefusalName) => boolean

interface NamedRefusal {
  name: RefusalName
  reason?: RefusalReason | undefined
}

export function refusalText({ name, reason }: NamedRefusal, language: Language): string {
  return reason ? refusalReasonPhrases[language][reason] : refusalPhrases[language][name]
}

/** What is said where nothing is known but that it failed; with the request, where there is one. */
export function strangeText(error: unknown, language: Language): string {
  const { unknown, request, unreachable } = unknownRefusalPhrases[language]
  if (error instanceof Unreachable) return unreachable
  const id = error instanceof Refusal ? error.requestId : ''
  return id ? `${unknown}. ${request(id)}` : unknown
}
