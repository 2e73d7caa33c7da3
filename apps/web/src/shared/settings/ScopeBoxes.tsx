import { type Scope, scopes } from '@podium/contract/scopes'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { usePhrases } from '../language/phrases.ts'
import part from './part.module.css'
import { TickBoxes } from './TickBoxes.tsx'

interface Props {
  legend: string
  error: string | undefined
}

/** What a delegate or a token may do: nothing is ticked beforehand, so that it is chosen. */
export function ScopeBoxes({ legend, error }: Props) {
  const t = usePhrases(delegationsPhrases).scopes
  const boxes = scopes.map((scope) => ({
    name: `scope-${scope}`,
    label: t[scope].name,
    hint: t[scope].text,
  }))
  return <TickBoxes {...{ legend, boxes, error }} />
}

/** The scopes whose boxes are ticked in what a form sends. */
export function scopesIn(typed: Record<string, string | undefined>): Scope[] {
  return scopes.filter((scope) => typed[`scope-${scope}`])
}

interface ChosenProps {
  scopes: readonly Scope[]
  label: string
}

/** The scopes that were chosen, by their names. */
export function ChosenScopes({ scopes: chosen, label }: ChosenProps) {
  const t = usePhrases(delegationsPhrases).scopes
  return (
    <ul role="list" className={part.chips} aria-label={label}>
      {chosen.map((scope) => (
        <li key={scope}>{t[scope].name}</li>
      ))}
    </ul>
  )
}
