import { useState } from 'react'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { textLimits, traderLimits } from '@podium/contract/limits'
import type { ListedTrader } from '@podium/contract/traders'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { datePhrases } from '@podium/phrases/dates'
import { Form } from '../../../shared/forms/Form.tsx'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { PanelPart } from '../frame/SidePanel.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './traders.module.css'

type Choice = 'VERIFIED' | 'REFUSED'

interface Props {
  trader: ListedTrader
  onDone: () => void
}

/** How long a check holds unless another day is chosen. */
const usualDays = 365

/** Verifies a seller up to a day, or refuses with words they read. */
export function DecideTrader({ trader, onDone }: Props) {
  const t = usePhrases(adminTradersPhrases)
  const [choice, setChoice] = useState<Choice>()
  const [until, setUntil] = useState(() => dayAfter(calendarDay(new Date()), usualDays))
  const { form, isBusy, errorOf } = useDecision(trader, { choice, until }, onDone)
  return (
    <PanelPart title={t.decide}>
      <Form
        {...form}
        className={styles.form}
        acts={
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {t.confirm}
            </Button>
          </div>
        }
      >
        <ChoiceField<Choice>
          label={t.decide}
          hideLabel
          name="state"
          value={choice}
          onValue={setChoice}
          required
          error={errorOf('state', t.choose)}
          choices={(['VERIFIED', 'REFUSED'] as const).map((value) => ({
            value,
            ...t.choices[value],
          }))}
        />
        {choice === 'VERIFIED' && (
          <Until until={until} onUntil={setUntil} error={errorOf('until')} />
        )}
        <TextareaField
          label={t.reason}
          hint={t.reasonHint}
          name="reason"
          rows={2}
          required={choice === 'REFUSED'}
          maxLength={textLimits.phrase}
          error={errorOf('reason')}
        />
      </Form>
    </PanelPart>
  )
}

interface UntilProps {
  until: string
  onUntil: (day: string) => void
  error: string | undefined
}

function Until({ until, onUntil, error }: UntilProps) {
  const t = usePhrases(adminTradersPhrases)
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const today = calendarDay(new Date())
  return (
    <DateField
      name="until"
      label={t.until}
      hint={t.untilHint}
      value={until}
      onValue={onUntil}
      opensAt={today}
      last={dayAfter(today, traderLimits.mostDays)}
      locale={locale}
      calendarLabel={calendar.open}
      calendarTexts={calendar}
      required
      error={error}
    />
  )
}

function useDecision(
  { userId, version }: ListedTrader,
  { choice, until }: { choice: Choice | undefined; until: string },
  onDone: () => void,
) {
  const t = usePhrases(adminTradersPhrases)
  const readAgain = useReadAgain()
  return useContractForm({
    route: () => import('@podium/contract/traders').then(({ decideTrader }) => decideTrader),
    input: ({ reason = '' }) => ({
      params: { userId },
      body: {
        // Without a choice the decision is missing, which the contract's own rule says.
        state: choice as Choice,
        reason,
        ...(choice === 'VERIFIED' && { until }),
        version,
      },
    }),
    onDone: () => {
      toast.success(t.decided)
      readAgain()
      onDone()
    },
    onError: () => {
      readAgain()
      return false
    },
  })
}
