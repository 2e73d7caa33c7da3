import { thisMoment } from '@podium/contract/clock'
import { useState } from 'react'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { textLimits, traderLimits } from '@podium/contract/limits'
import type { ListedTrader } from '@podium/contract/traders'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { DayAheadField } from '../../../shared/fields/DayAheadField.tsx'
import { DecisionForm } from '../frame/DecisionForm.tsx'

type Choice = 'VERIFIED' | 'REFUSED'

interface Props {
  trader: ListedTrader
  onDone: () => void
}

/** How long a check holds unless another day is chosen. */
const usualDays = 365

/** Verifies a seller up to a day, or refuses with words they read. */
export function DecideTrader({ trader: { userId, version }, onDone }: Props) {
  const t = usePhrases(adminTradersPhrases)
  const [until, setUntil] = useState(() => dayAfter(calendarDay(thisMoment()), usualDays))
  return (
    <DecisionForm
      title={t.decide}
      choices={{
        name: 'state',
        label: t.decide,
        hideLabel: true,
        missing: t.choose,
        of: (['VERIFIED', 'REFUSED'] as const).map((value) => ({ value, ...t.choices[value] })),
      }}
      reason={{
        label: t.reason,
        hint: t.reasonHint,
        maxLength: textLimits.phrase,
        onlyFor: 'REFUSED',
      }}
      confirm={t.confirm}
      done={t.decided}
      onDone={onDone}
      route={() => import('@podium/contract/traders').then(({ decideTrader }) => decideTrader)}
      restricts={(state) => state === 'REFUSED'}
      input={(state: Choice, said) => ({
        params: { userId },
        body: { state, ...said, ...(state === 'VERIFIED' && { until }), version },
      })}
    >
      {(choice, errorOf) =>
        choice === 'VERIFIED' && <Until until={until} onUntil={setUntil} error={errorOf('until')} />
      }
    </DecisionForm>
  )
}

interface UntilProps {
  until: string
  onUntil: (day: string) => void
  error: string | undefined
}

function Until({ until, onUntil, error }: UntilProps) {
  const t = usePhrases(adminTradersPhrases)
  return (
    <DayAheadField
      name="until"
      label={t.until}
      hint={t.untilHint}
      value={until}
      onValue={onUntil}
      most={traderLimits.mostDays}
      error={error}
    />
  )
}
