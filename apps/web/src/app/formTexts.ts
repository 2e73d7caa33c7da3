import type { Language } from '@podium/contract/locale'
import type { Violation } from '@podium/contract/violations'
import { unknownRefusalPhrases } from '@podium/phrases/refusals'
import { formPhrases, violationPhrases } from '@podium/phrases/violations'
import type { problemAt, Problems } from './formProblems.ts'
import { refusalText, strangeText } from './refusalTexts.ts'

/** The words of a form's problems; loaded with the first of them. */
export type FormTexts = typeof import('./formTexts.ts')

/** What stands at a field. */
export function sentence(
  problem: NonNullable<ReturnType<typeof problemAt>>,
  language: Language,
): string {
  return 'kind' in problem ? ruleText(problem, language) : refusalText(problem, language)
}

/** What stands at the form, because no field on show says it. */
export function unplacedSentences(
  { fields, refused, strange }: Problems,
  language: Language,
): string[] {
  return [
    ...Object.keys(fields).map((field) => formPhrases[language].notInForm(field)),
    ...refused.map((one) => refusalText(one, language)),
    ...(strange === undefined ? [] : [strangeText(strange, language)]),
  ]
}

export function wrongFields(count: number, language: Language): string {
  return formPhrases[language].wrongFields(count)
}

/** A newer server may know rules that this page, loaded before, does not. */
function ruleText(violation: Violation, language: Language): string {
  const write: ((violation: Violation) => string) | undefined =
    violationPhrases[language][violation.kind]
  return write ? write(violation) : unknownRefusalPhrases[language].unknown
}
