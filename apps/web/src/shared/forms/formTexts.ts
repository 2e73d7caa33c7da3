import type { Language } from '@podium/contract/locale'
import type { Violation } from '@podium/contract/violations'
import { unknownRefusalPhrases } from '@podium/phrases/refusals'
import { formatPhrases, formPhrases, violationPhrases } from '@podium/phrases/violations'
import { dayFault } from '../../ui/fields/days.ts'
import type { problemAt, Problems } from './formProblems.ts'
import { refusalText, strangeText } from './refusalTexts.ts'

/** The words of a form's problems; loaded with the first of them. */
export type FormTexts = typeof import('./formTexts.ts')

/** What stands at a field. */
export function sentence(
  problem: NonNullable<ReturnType<typeof problemAt>>,
  { field, typed = '' }: { field: string; typed?: string | undefined },
  language: Language,
): string {
  if (!('kind' in problem)) return refusalText(problem, language)
  const format = problem.kind === 'Pattern' && formatOf({ field, typed }, language)
  return format ? formatPhrases[language][format] : ruleText(problem, language)
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

type Format = keyof (typeof formatPhrases)['en']

/** Which form a field wants; of a day also why what was typed is none. */
function formatOf(
  { field, typed }: { field: string; typed: string },
  language: Language,
): Format | undefined {
  const what = field.split('.').at(-1) ?? ''
  if (what === 'date' || what === 'dateOfBirth') return dayFault(typed) ?? 'futureDay'
  return what in formatPhrases[language] ? (what as Format) : undefined
}

/** A newer server may know rules that this page, loaded before, does not. */
function ruleText(violation: Violation, language: Language): string {
  const write: ((violation: Violation) => string) | undefined =
    violationPhrases[language][violation.kind]
  return write ? write(violation) : unknownRefusalPhrases[language].unknown
}
