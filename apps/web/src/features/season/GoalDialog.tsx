import { useState } from 'react'
import { thisMoment } from '@podium/contract/clock'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { seasonLimits } from '@podium/contract/limits'
import { addGoal, changeGoal, type Goal } from '@podium/contract/season'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { Refusal } from '../../client/index.ts'
import { readDay } from '../../ui/fields/days.ts'
import { CreditsTextField } from '../../shared/credits/CreditsTextField.tsx'
import { WhatCreditsAre } from '../../shared/credits/WhatCreditsAre.tsx'
import { changesOf } from '../../shared/forms/changesOf.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import type { Typed } from '../../shared/forms/formProblems.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DayAheadField } from '../../shared/fields/DayAheadField.tsx'
import { useReadSeason } from './useReadSeason.ts'

interface Props {
  athleteId: number
  /** The goal to change; without one it is a new one. */
  goal?: Goal
  onClose: () => void
}

/** How far ahead the day of a new goal is until another is chosen. */
const daysAtFirst = 90

/** The form of a goal. */
export default function GoalDialog({ athleteId, goal, onClose }: Props) {
  const { goalForm: t, optional } = usePhrases(ownSeasonPhrases)
  const { number } = useFormats()
  const onDone = useReadSeason(athleteId, onClose)
  const readAgain = useReadSeason(athleteId)
  const keyFor = useIdempotencyKey('goal')
  // Another window, or who acts for the athlete, may change it meanwhile: what nobody touched here is not sent.
  const [opened] = useState(goal)
  const { form } = useContractForm({
    route: async () => (goal ? changeGoal : addGoal) as typeof changeGoal,
    input: ({ until = '', ...typed }) => ({
      params: { id: opened?.id ?? 0 },
      body: bodyOf({ ...typed, until: readDay(until) }, opened) as never,
    }),
    keyFor: goal ? undefined : keyFor,
    done: goal ? t.changed : t.added,
    onDone,
    onError: (error) => {
      // It may have been closed in another window.
      if (error instanceof Refusal && error.has('goalClosed')) void readAgain()
      return false
    },
  })
  const { goalCredits, goalTitle, goalPurpose } = seasonLimits
  return (
    <FormDialog
      title={goal ? t.changeTitle : t.addTitle}
      form={form}
      submit={t.save}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={t.title}
        hint={t.titleHint}
        maxLength={goalTitle}
        defaultValue={goal?.title}
        required
      />
      <TextareaField
        name="purpose"
        label={`${t.purpose} (${optional})`}
        rows={2}
        maxLength={goalPurpose}
        defaultValue={goal?.purpose}
      />
      <CreditsTextField
        label={t.credits}
        hint={t.creditsHint(number(goalCredits.min), number(goalCredits.max))}
        given={goal?.credits}
      />
      <DayAheadField
        name="until"
        label={t.until}
        hint={t.untilHint}
        given={goal?.until ?? dayAfter(calendarDay(thisMoment()), daysAtFirst)}
      />
      <WhatCreditsAre />
    </FormDialog>
  )
}

function bodyOf(typed: Typed, opened: Goal | undefined) {
  if (!opened) return typed
  const { title, purpose, credits, until } = opened
  // A day that is over is asked for anew, whatever else is wanted.
  const day = until < calendarDay(thisMoment()) ? '' : until
  return changesOf<Typed>(typed, { title, purpose, credits: String(credits), until: day })
}
