import type { ChangeEvent } from 'react'
import { textLimits } from '@podium/contract/limits'
import { decisionPhrases } from '@podium/phrases/decisions'
import { useSession } from '../../client/index.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { usePhrases } from '../language/phrases.ts'

interface Props {
  error?: string | undefined
  onValue?: (reason: string) => void
}

/** Why an admin restricts somebody, which they read (`decisions.made`); owners are asked nothing. */
export function ReasonField({ error, onValue }: Props) {
  const t = usePhrases(decisionPhrases).why
  const { user } = useSession()
  if (user?.role !== 'ADMIN') return null
  return (
    <TextField
      name="reason"
      label={t.label}
      hint={t.hint}
      maxLength={textLimits.address}
      error={error}
      onChange={
        onValue && ((event: ChangeEvent<HTMLInputElement>) => onValue(event.currentTarget.value))
      }
    />
  )
}
