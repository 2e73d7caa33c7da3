import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { addCompetition, changeCompetition, type Competition } from '@podium/contract/season'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { isMissing } from '../../client/index.ts'
import { readDay } from '../../ui/fields/days.ts'
import { LinkField } from '../../shared/fields/LinkField.tsx'
import { changesOf } from '../../shared/forms/changesOf.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import type { Typed } from '../../shared/forms/formProblems.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DayAheadField } from '../../shared/fields/DayAheadField.tsx'
import { useReadSeason } from './useReadSeason.ts'

interface Props {
  athleteId: number
  /** The competition to change; without one it is a new one. */
  competition?: Competition
  onClose: () => void
}

/** The form of a competition ahead. */
export default function CompetitionDialog({ athleteId, competition, onClose }: Props) {
  const { competitionForm: t, optional } = usePhrases(ownSeasonPhrases)
  const onDone = useReadSeason(athleteId, onClose)
  const readAgain = useReadSeason(athleteId)
  const keyFor = useIdempotencyKey('competition')
  // Another window, or who acts for the athlete, may change it meanwhile: what nobody touched here is not sent.
  const [opened] = useState(competition)
  const { form } = useContractForm({
    route: async () =>
      (competition ? changeCompetition : addCompetition) as typeof changeCompetition,
    input: ({ date = '', ...typed }) => ({
      params: { id: opened?.id ?? 0 },
      body: bodyOf({ ...typed, date: readDay(date) }, opened) as never,
    }),
    keyFor: competition ? undefined : keyFor,
    done: competition ? t.changed : t.added,
    onDone,
    onError: (error) => {
      // It may have been taken away in another window.
      if (isMissing(error)) void readAgain()
      return false
    },
  })
  return (
    <FormDialog
      title={competition ? t.changeTitle : t.addTitle}
      form={form}
      submit={t.save}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t.name}
        maxLength={textLimits.competitionName}
        defaultValue={competition?.name}
        required
      />
      <DayAheadField name="date" label={t.date} hint={t.dateHint} given={competition?.date} />
      <TextField
        name="place"
        label={`${t.place} (${optional})`}
        maxLength={textLimits.placeLabel}
        defaultValue={competition?.place}
      />
      <LinkField
        name="link"
        label={`${t.link} (${optional})`}
        placeholder="https://"
        defaultValue={competition?.link ?? ''}
      />
    </FormDialog>
  )
}

function bodyOf(typed: Typed, opened: Competition | undefined) {
  if (!opened) return typed
  const { name, place, date, link } = opened
  return changesOf<Typed>(typed, { name, place, date, link: link ?? '' })
}
