import { useState } from 'react'
import { isSporting, type MemberRole } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
import { NameFields } from '../../shared/fields/NameFields.tsx'
import { BirthDateField } from '../../shared/fields/BirthDateField.tsx'
import { parseDay } from '../../ui/fields/days.ts'
import { SportField } from '../../shared/fields/SportField.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import type { SignUpDraft } from './signUpDraft.ts'
import styles from './SignUpForm.module.css'

interface Props {
  role: MemberRole | undefined
  given: SignUpDraft
  sport: string
  onSport: (sport: string) => void
}

/**
 * Name, for athletes and fans the date of birth, for athletes and managers the sport. A company has no
 * last name.
 */
export function PersonFields({ role, given, sport, onSport }: Props) {
  const t = usePhrases(identityPhrases).registration
  const sporting = role !== undefined && isSporting(role)
  return (
    <>
      <div className={styles.pair}>
        <NameFields isCompany={role === 'SPONSOR'} given={given} needsLast={sporting} />
      </div>
      {(role === 'ATHLETE' || role === 'FAN') && (
        <BornField role={role} given={given.dateOfBirth} />
      )}
      {sporting && (
        <SportField
          texts={{ label: t.modality, search: t.modalitySearch, nothingFound: t.nothingFound }}
          value={sport}
          onValue={onSport}
          required
        />
      )}
    </>
  )
}

interface BornFieldProps {
  role: 'ATHLETE' | 'FAN'
  given: string | undefined
}

function BornField({ role, given = '' }: BornFieldProps) {
  const [day, setDay] = useState(parseDay(given) ?? given)
  return (
    <BirthDateField
      value={day}
      onValue={setDay}
      note={role === 'ATHLETE' ? 'whyAthlete' : 'whyFan'}
      optional
    />
  )
}
