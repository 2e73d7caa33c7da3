import { thisMoment } from '@podium/contract/clock'
import { useState } from 'react'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { traderLimits } from '@podium/contract/limits'
import type { ListedTrader } from '@podium/contract/traders'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { DayAheadField } from '../../../shared/fields/DayAheadField.tsx'
import { CheckForm } from '../frame/CheckForm.tsx'

interface Props {
  trader: ListedTrader
  onDone: () => void
}

/** How long a check holds unless another day is chosen. */
const usualDays = 365

/** Verifies a seller up to a day, or refuses with words that they read. */
export function DecideTrader({ trader: { userId, version }, onDone }: Props) {
  const [until, setUntil] = useState(() => dayAfter(calendarDay(thisMoment()), usualDays))
  return (
    <CheckForm
      right="VERIFIED"
      texts={usePhrases(adminTradersPhrases)}
      onDone={onDone}
      route={() => import('@podium/contract/traders').then(({ decideTrader }) => decideTrader)}
      input={(state, said) => ({
        params: { userId },
        body: { state, ...said, ...(state === 'VERIFIED' && { until }), version },
      })}
    >
      {(choice) => choice === 'VERIFIED' && <Until until={until} onUntil={setUntil} />}
    </CheckForm>
  )
}

interface UntilProps {
  until: string
  onUntil: (day: string) => void
}

function Until({ until, onUntil }: UntilProps) {
  const t = usePhrases(adminTradersPhrases)
  return (
    <DayAheadField
      name="until"
      label={t.until}
      hint={t.untilHint}
      value={until}
      onValue={onUntil}
      most={traderLimits.mostDays}
    />
  )
}
