import { useState } from 'react'
import type { DecisionGround } from '@podium/contract/grounds'
import { textLimits } from '@podium/contract/limits'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useErrorOf } from '../../ui/fields/fieldErrors.ts'
import { usePhrases } from '../language/phrases.ts'

/** How the reason is asked for, where not as everywhere. */
export interface ReasonTexts {
  /** The field by which the call names it. */
  name?: string
  label?: string
  hint?: string
  rows?: number
  maxLength?: number
}

interface Props {
  reason?: ReasonTexts | undefined
}

/** What an admin says of every decision about somebody, who reads it: on what it rests, and why (`decisions.made`). */
export function DecisionFields({ reason = {} }: Props) {
  const t = usePhrases(adminDecisionsPhrases)
  const { name = 'reason', label = t.reason, hint = t.reasonHint, rows = 3 } = reason
  return (
    <>
      <BasisFields />
      <TextareaField
        name={name}
        label={label}
        hint={hint}
        rows={rows}
        maxLength={reason.maxLength ?? textLimits.phrase}
        required
      />
    </>
  )
}

/** On what a decision rests: the terms, unless a law is named. */
export function BasisFields() {
  const errorOf = useErrorOf()
  const t = usePhrases(adminDecisionsPhrases)
  const [ground, setGround] = useState<DecisionGround>('TERMS')
  return (
    <>
      <ChoiceField<DecisionGround>
        label={t.ground}
        name="ground"
        value={ground}
        onValue={setGround}
        choices={(['TERMS', 'LAW'] as const).map((value) => ({ value, ...t.grounds[value] }))}
      />
      <TextField
        name="reference"
        label={t.reference}
        hint={t.referenceHint}
        maxLength={textLimits.reference}
        required={ground === 'LAW'}
        error={errorOf('reference', t.referenceMissing)}
      />
    </>
  )
}
