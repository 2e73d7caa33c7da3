import { useState } from 'react'
import { supportLineLength } from '@podium/contract/support-rules'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'

/** The athlete's own words, once for each support. */
export function ThankField() {
  const t = usePhrases(supportersPhrases).thank
  const { number } = useFormats()
  const [text, setText] = useState('')
  return (
    <TextareaField
      name="text"
      label={t.label}
      hint={t.hint}
      rows={3}
      required
      maxLength={supportLineLength}
      counter={(length) => t.left(number(supportLineLength - length))}
      limitReached={t.full}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
