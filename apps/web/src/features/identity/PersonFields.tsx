import { textLimits } from '@podium/contract/limits'
import { isSporting, type MemberRole } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
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

/** Name, and for athletes and managers the sport. A company has no last name. */
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
      {sporting && <SportField sport={sport} onSport={onSport} error={errorOf('modality')} />}
    </>
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
