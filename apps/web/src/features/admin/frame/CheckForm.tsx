import { textLimits } from '@podium/contract/limits'
import type { RouteShape } from '@podium/contract/route'
import type { ComponentProps } from 'react'
import { DecisionForm } from './DecisionForm.tsx'

interface Texts<State extends string> {
  decide: string
  choose: string
  choices: Record<State | 'REFUSED', { label: string; hint: string }>
  reason: string
  reasonHint: string
  confirm: string
  decided: string
}

type Props<R extends RouteShape, State extends string> = Pick<
  ComponentProps<typeof DecisionForm<R, State | 'REFUSED'>>,
  'onDone' | 'route' | 'input' | 'children'
> & {
  /** What becomes of something that is right. */
  right: State
  texts: Texts<State>
}

/** Decides about what a member gave to be checked: it is right, or refused with words that they read. */
export function CheckForm<R extends RouteShape, State extends string>(props: Props<R, State>) {
  const { right, texts: t, ...decided } = props
  const choices = [right, 'REFUSED'] as const
  return (
    <DecisionForm
      {...decided}
      restricts={(state) => state === 'REFUSED'}
      title={t.decide}
      choices={{
        name: 'state',
        label: t.decide,
        hideLabel: true,
        missing: t.choose,
        of: choices.map((value) => ({ value, ...t.choices[value] })),
      }}
      reason={{
        label: t.reason,
        hint: t.reasonHint,
        maxLength: textLimits.phrase,
        onlyFor: 'REFUSED',
      }}
      confirm={t.confirm}
      done={t.decided}
    />
  )
}
