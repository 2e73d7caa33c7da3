import { reportReasons, reportTextLength } from '@podium/contract/reports'
import type { Fields } from '@podium/contract/violations'
import { reportsPhrases } from '@podium/phrases/reports'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'

/** Nothing is chosen beforehand, which the contract's own rule would say less well. */
export function needsReason({ reason }: Record<string, string>): Fields {
  return reason ? {} : { reason: [{ kind: 'NotBlank' }] }
}

/** What is wrong. */
export function ReasonField({ error }: { error: string | undefined }) {
  const t = usePhrases(reportsPhrases)
  return (
    <SelectField
      name="reason"
      label={t.reason}
      emptyLabel={t.choose}
      options={reportReasons.map((value) => ({ value, label: t.reasons[value] }))}
      error={error}
      required
    />
  )
}

interface WordsProps {
  name: string
  label: string
  words: string
  onWords: (words: string) => void
  required?: boolean
}

/** What its sender has to say, with what is left of its length. */
export function WordsField({ words, onWords, ...field }: WordsProps) {
  const t = usePhrases(reportsPhrases)
  const { number } = useFormats()
  return (
    <TextareaField
      {...field}
      maxLength={reportTextLength}
      counter={(length) => t.left(number(reportTextLength - length))}
      limitReached={t.limitReached}
      value={words}
      onChange={(event) => onWords(event.currentTarget.value)}
    />
  )
}
