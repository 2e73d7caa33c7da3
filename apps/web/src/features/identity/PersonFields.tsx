import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { isSporting, type MemberRole } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
import { BirthDateField } from '../../shared/fields/BirthDateField.tsx'
import { parseDay } from '../../ui/fields/days.ts'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { useSportOptions } from '../../shared/fields/useSportOptions.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { SignUpDraft } from './signUpDraft.ts'
import styles from './SignUpForm.module.css'

interface Props {
  role: MemberRole | undefined
  given: SignUpDraft
  sport: string
  onSport: (sport: string) => void
  errorOf: (field: string) => string | undefined
}

/**
 * Name, for athletes and fans the date of birth, for athletes and managers the sport. A company has no
 * last name.
 */
export function PersonFields({ role, given, sport, onSport, errorOf }: Props) {
  const t = usePhrases(identityPhrases).registration
  const isCompany = role === 'SPONSOR'
  const sporting = role !== undefined && isSporting(role)
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="name"
          label={isCompany ? t.companyName : t.name}
          autoComplete={isCompany ? 'organization' : 'given-name'}
          maxLength={textLimits.name}
          defaultValue={given.name}
          required
          error={errorOf('name')}
        />
        {!isCompany && (
          <TextField
            name="lastName"
            label={t.lastName}
            autoComplete="family-name"
            maxLength={textLimits.name}
            defaultValue={given.lastName}
            required={sporting}
            error={errorOf('lastName')}
          />
        )}
      </div>
      {(role === 'ATHLETE' || role === 'FAN') && (
        <BornField role={role} given={given.dateOfBirth} error={errorOf('dateOfBirth')} />
      )}
      {sporting && <SportField sport={sport} onSport={onSport} error={errorOf('modality')} />}
    </>
  )
}

interface BornFieldProps {
  role: 'ATHLETE' | 'FAN'
  given: string | undefined
  error: string | undefined
}

function BornField({ role, given = '', error }: BornFieldProps) {
  const [day, setDay] = useState(parseDay(given) ?? given)
  return (
    <BirthDateField
      value={day}
      onValue={setDay}
      note={role === 'ATHLETE' ? 'whyAthlete' : 'whyFan'}
      optional
      error={error}
    />
  )
}

interface SportFieldProps extends Pick<Props, 'sport' | 'onSport'> {
  error: string | undefined
}

function SportField({ sport, onSport, error }: SportFieldProps) {
  const t = usePhrases(identityPhrases).registration
  return (
    <SearchSelect
      name="modality"
      label={t.modality}
      placeholder={t.modalitySearch}
      nothingFound={t.nothingFound}
      options={useSportOptions()}
      value={sport}
      onValue={onSport}
      required
      error={error}
    />
  )
}
