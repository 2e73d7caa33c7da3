import { useQuery, useQueryClient } from '@tanstack/react-query'
import { matchLimits } from '@podium/contract/limits'
import { setMatch } from '@podium/contract/matches'
import type { Goal } from '@podium/contract/season'
import type { Fields } from '@podium/contract/violations'
import { matchPhrases } from '@podium/phrases/matches'
import { readDay } from '../../ui/fields/days.ts'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { CreditsTextField } from '../../shared/credits/CreditsTextField.tsx'
import { WhatCreditsAre } from '../../shared/credits/WhatCreditsAre.tsx'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import type { Typed } from '../../shared/forms/formProblems.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DayAheadField } from '../../shared/fields/DayAheadField.tsx'
import { ownMatches, seasonOf } from './queries.ts'

interface Props {
  athlete: { id: number; name: string }
  /** The athlete's goals that are open. */
  goals: readonly Goal[]
  /** The goal that is chosen when it opens; every support without one. */
  goalId?: number | undefined
  onClose: () => void
}

/** Nobody can be given more than there is in the fund. */
function mostForOne({ credits = '', perSupporter = '' }: Typed): Fields {
  const max = Number(credits)
  const isMore = max > 0 && Number(perSupporter) > max
  return isMore ? { perSupporter: [{ kind: 'Max', max }] } : {}
}

/** The form of a match fund: how much, for what, at most how much for one supporter, and until when. */
export default function MatchDialog({ athlete, goals, goalId, onClose }: Props) {
  const t = usePhrases(matchPhrases).form
  const { number } = useFormats()
  const { data: wallet } = useQuery(ownWallet)
  const queryClient = useQueryClient()
  const keyFor = useIdempotencyKey(`match ${athlete.id}`)
  const { form } = useContractForm({
    route: async () => setMatch,
    input: ({ until = '', ...fields }) => {
      const about = { athleteId: athlete.id, goalId: Number(fields.goalId) || null }
      const body = { ...fields, ...about, until: readDay(until) }
      return { body: body as never }
    },
    keyFor,
    check: mostForOne,
    done: t.done,
    onDone: async () => {
      await Promise.all(
        [seasonOf(athlete.id), ownMatches, ownWallet].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
      onClose()
    },
  })
  const { min, max } = matchLimits.credits
  return (
    <FormDialog title={t.title(athlete.name)} form={form} submit={t.send} onClose={onClose}>
      <p>{t.lead(athlete.name)}</p>
      {goals.length > 0 && (
        <SelectField
          name="goalId"
          label={t.goal}
          emptyLabel={t.page}
          options={goals.map(({ id, title }) => ({ value: String(id), label: title }))}
          defaultValue={goalId ? String(goalId) : ''}
        />
      )}
      <CreditsTextField
        label={t.credits}
        hint={t.creditsHint(number(min), number(max), wallet && number(wallet.available))}
      />
      <TextField
        name="perSupporter"
        label={t.perSupporter}
        hint={t.perSupporterHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue="100"
        required
      />
      <DayAheadField name="until" label={t.until} hint={t.untilHint} isOptional />
      <p>{t.rest}</p>
      <WhatCreditsAre />
    </FormDialog>
  )
}
