import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addAchievement,
  ageGroups,
  changeAchievement,
  competitionLevels,
  type Achievement,
  type CompetitionLevel,
} from '@podium/contract/achievements'
import { resultLimits, textLimits } from '@podium/contract/limits'
import type { Sport } from '@podium/contract/sports'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { datePhrases } from '@podium/phrases/dates'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { LinkField } from '../../shared/fields/LinkField.tsx'
import { changesOf } from '../../shared/forms/changesOf.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { ClubField } from '../../shared/fields/ClubField.tsx'
import { SportField } from '../../shared/fields/SportField.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { useErrorOf } from '../../ui/fields/fieldErrors.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './Achievements.module.css'
import { bodyOf, draftOf, type AchievementDraft } from './draft.ts'

interface Props {
  athleteId: number
  sport: Sport | null
  bornOn: string | null
  /** The result to change; without one it is a new one. */
  achievement?: Achievement
  /** What is known of a new one already. */
  begun?: Partial<AchievementDraft>
  /** Told of a new one, before the dialog closes. */
  onAdded?: () => Promise<void>
  onClose: () => void
}

/** The form of a result. */
export default function AchievementDialog(props: Props) {
  const { athleteId, sport, bornOn, achievement, begun, onAdded, onClose } = props
  const t = usePhrases(ownAchievementsPhrases).form
  // The form sends the fields that were touched: another window, or a delegate, may have changed the others.
  const [opened] = useState(() => ({ ...draftOf(achievement, sport), ...begun }))
  const [draft, setDraft] = useState(opened)
  const change = (changes: Partial<AchievementDraft>) => setDraft({ ...draft, ...changes })
  const { form } = useSave({ athleteId, achievement, draft, opened, onAdded, onClose })
  return (
    <FormDialog
      title={achievement ? t.changeTitle : t.addTitle}
      form={form}
      submit={t.save}
      onClose={onClose}
    >
      <WhenAndWhat {...{ draft, change, bornOn }} />
      <ForWhom {...{ draft, change }} />
      <Evidence {...{ draft, change }} />
    </FormDialog>
  )
}

interface SaveOptions extends Pick<Props, 'athleteId' | 'onAdded' | 'onClose'> {
  achievement: Achievement | undefined
  draft: AchievementDraft
  /** As it was when the form was opened. */
  opened: AchievementDraft
}

function useSave({ athleteId, achievement, draft, opened, onAdded, onClose }: SaveOptions) {
  const t = usePhrases(ownAchievementsPhrases).form
  const queryClient = useQueryClient()
  const keyFor = useIdempotencyKey('achievement')
  return useContractForm({
    route: async () =>
      (achievement ? changeAchievement : addAchievement) as typeof changeAchievement,
    input: () => ({
      params: { id: achievement?.id ?? 0 },
      body: (achievement ? changesOf(bodyOf(draft), bodyOf(opened)) : bodyOf(draft)) as never,
    }),
    keyFor: achievement ? undefined : keyFor,
    done: achievement ? t.changed : t.added,
    onDone: async () => {
      await queryClient.invalidateQueries(profileRead('ATHLETE', athleteId))
      await onAdded?.()
      onClose()
    },
  })
}

interface FieldsProps {
  draft: AchievementDraft
  change: (changes: Partial<AchievementDraft>) => void
}

function WhenAndWhat({ draft, change, bornOn }: FieldsProps & Pick<Props, 'bornOn'>) {
  const errorOf = useErrorOf()
  const t = usePhrases(ownAchievementsPhrases)
  const { levels, ages } = usePhrases(achievementsPhrases)
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const isBeforeBirth = bornOn !== null && draft.date !== '' && draft.date < bornOn
  return (
    <>
      <TextField
        name="competition"
        label={`${t.form.competition} (${t.form.optional})`}
        maxLength={textLimits.competitionName}
        value={draft.competition}
        onChange={(event) => change({ competition: event.currentTarget.value })}
      />
      <div className={styles.short}>
        <DateField
          name="date"
          label={t.form.date}
          hint={t.form.dateHint}
          value={draft.date}
          onValue={(date) => change({ date })}
          locale={locale}
          calendarLabel={calendar.open}
          calendarTexts={calendar}
          required
          error={errorOf('date', isBeforeBirth ? t.form.beforeBirth : undefined)}
        />
        <TextField
          name="result"
          label={t.form.result}
          hint={t.form.resultHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(resultLimits.max).length}
          value={draft.result}
          onChange={(event) => change({ result: event.currentTarget.value })}
          required
        />
      </div>
      <div className={styles.levels}>
        <ChoiceField<CompetitionLevel>
          name="competitionLevel"
          label={t.form.level}
          choices={competitionLevels.map((value) => ({ value, label: levels[value] }))}
          value={draft.competitionLevel === '' ? undefined : draft.competitionLevel}
          onValue={(competitionLevel) => change({ competitionLevel })}
          required
          error={errorOf('competitionLevel', t.form.levelChoose)}
        />
      </div>
      <SelectField
        name="ageGroup"
        label={t.form.age}
        emptyLabel={t.form.ageChoose}
        options={ageGroups.map((value) => ({ value, label: ages[value] }))}
        value={draft.ageGroup}
        onChange={(event) => change({ ageGroup: event.currentTarget.value })}
        required
        error={errorOf('ageGroup', t.form.ageChoose)}
      />
    </>
  )
}

const sportPath = 'club.clubCompositeKey.sport'
const clubPath = 'club.clubCompositeKey.clubName'

function ForWhom({ draft, change }: FieldsProps) {
  const { about } = usePhrases(profileEditPhrases)
  return (
    <div className={styles.pair}>
      <SportField
        name={sportPath}
        texts={{ label: about.sport, search: about.sportSearch, nothingFound: about.nothingFound }}
        value={draft.sport}
        onValue={(sport) => change({ sport: sport as Sport | '', clubName: '' })}
        required
      />
      <ClubField
        name={clubPath}
        sport={draft.sport}
        value={draft.clubName}
        onValue={(clubName) => change({ clubName })}
        required
      />
    </div>
  )
}

function Evidence({ draft, change }: FieldsProps) {
  const t = usePhrases(ownAchievementsPhrases).form
  return (
    <LinkField
      name="evidence"
      label={`${t.evidence} (${t.optional})`}
      hint={t.evidenceHint}
      placeholder="https://"
      value={draft.evidence}
      onChange={(event) => change({ evidence: event.currentTarget.value })}
    />
  )
}
