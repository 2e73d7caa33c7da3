import type { SportestOption, SportestQuestion } from '@podium/contract/sportest'
import { fanInterests, optionTypeOf } from '@podium/contract/sportest-rules'
import { sportPhrases } from '@podium/phrases/sports'
import { sportestPhrases } from '@podium/phrases/sportest'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { entityTypes, optionsFor } from './questions.ts'
import styles from './TestForm.module.css'

interface Props {
  question: SportestQuestion
  options: SportestOption[]
  value: string
  onValue: (value: string) => void
  /** The answer that is given already and cannot be changed here. */
  locked: SportestOption | undefined
}

/** A question with its answers: a few as cards, the sports as a list to search. */
export function Question(props: Props) {
  const { question, value, onValue } = props
  const t = usePhrases(sportestPhrases)
  const choices = useChoices(props)
  if (props.locked) return <LockedSport question={question} option={props.locked} />
  if (optionTypeOf[question] === 'MODALITY') return <SportQuestion {...props} />
  return (
    <ChoiceField
      name={question}
      label={t.questions[question].ask}
      choices={choices}
      value={value || undefined}
      onValue={onValue}
    />
  )
}

function useChoices({ question, options }: Props) {
  const { interests, entities } = usePhrases(sportestPhrases)
  if (question === 'fanInterest')
    return fanInterests.map((value) => ({ value: value as string, label: interests[value] }))
  if (question === 'sponsorEntityType')
    return entityTypes.map((value) => ({ value: value as string, label: entities[value] }))
  return optionsFor(question, options).map(({ id, name }) => ({ value: String(id), label: name }))
}

function SportQuestion({ question, options, value, onValue }: Props) {
  const t = usePhrases(sportestPhrases)
  return (
    <div className={styles.sport}>
      <SearchSelect
        name={question}
        label={t.questions[question].ask}
        placeholder={t.sport.search}
        nothingFound={t.sport.nothingFound}
        options={useSports(optionsFor(question, options))}
        value={value}
        onValue={onValue}
      />
    </div>
  )
}

/** The sports as the server names them, found by the other language's name too. */
function useSports(options: SportestOption[]) {
  const { language } = usePreferences()
  return options
    .map(({ id, name, sport }) => ({
      value: String(id),
      label: name,
      icon: <SportIcon sport={sport ?? 'NA'} />,
      keywords: sport ? `${sportPhrases.en[sport]} ${sportPhrases.pt[sport]}` : '',
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

function LockedSport({ question, option }: { question: SportestQuestion; option: SportestOption }) {
  const t = usePhrases(sportestPhrases)
  return (
    <div className={styles.sport}>
      <TextField
        label={t.questions[question].ask}
        hint={t.sport.locked}
        value={option.name}
        before={option.sport && <SportIcon sport={option.sport} />}
        readOnly
      />
      <input type="hidden" name={question} value={option.id} />
    </div>
  )
}
