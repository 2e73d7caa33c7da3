import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@podium/contract/profiles'
import { textLimits } from '@podium/contract/limits'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { residencePhrases } from '@podium/phrases/residence'
import { shellPhrases } from '@podium/phrases/shell'
import { ListField } from '../../app/fields/ListField.tsx'
import { countries } from '../../app/fields/places.ts'
import { usePhrases } from '../../app/phrases.ts'
import { usePreferences } from '../../app/Preferences.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { AddressFields } from './AddressFields.tsx'
import { LocationField } from './LocationField.tsx'
import { Part } from './Part.tsx'
import { fieldOf, type Edit } from './useEdit.ts'
import styles from './EditForm.module.css'

interface Props {
  profile: Profile
  edit: Edit
}

/** Where somebody is and how they are reached; the lead says what of it is public. */
export function ContactFields({ profile, edit }: Props) {
  const t = usePhrases(profileEditPhrases).contact
  const { role } = profile
  const leads = { ATHLETE: t.personal, FAN: t.personal, MANAGER: t.manager, SPONSOR: t.sponsor }
  return (
    <Part title={t.title} lead={leads[role]}>
      {role === 'MANAGER' && <PhoneField edit={edit} />}
      {role === 'SPONSOR' && <WebsiteFields profile={profile} edit={edit} />}
      <div className={styles.pair}>
        <CountryField edit={edit} />
        <FiscalCodeField edit={edit} />
      </div>
      <AddressFields edit={edit} />
      {role === 'MANAGER' && <LocationField edit={edit} />}
    </Part>
  )
}

function PhoneField({ edit }: { edit: Edit }) {
  const t = usePhrases(profileEditPhrases).contact
  return (
    <TextField
      {...fieldOf(edit, 'phone')}
      id="phone"
      type="tel"
      label={t.phone}
      hint={t.phoneHint}
      autoComplete="tel"
      maxLength={40}
      required
    />
  )
}

function WebsiteFields({ profile, edit }: Props) {
  const t = usePhrases(profileEditPhrases).contact
  return (
    <>
      <TextField
        {...fieldOf(edit, 'phone')}
        id="phone"
        type="url"
        label={t.website}
        hint={t.websiteHint}
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={textLimits.link}
        required
      />
      <CheckboxField
        name="contactEmailPublic"
        label={t.contactEmail(profile.own?.email ?? '')}
        hint={t.contactEmailHint}
        checked={edit.draft.contactEmailPublic === 'on'}
        onChange={(event) =>
          edit.change('contactEmailPublic', event.currentTarget.checked ? 'on' : '')
        }
      />
    </>
  )
}

function CountryField({ edit }: { edit: Edit }) {
  const t = usePhrases(residencePhrases)
  const { retry } = usePhrases(shellPhrases)
  const { language } = usePreferences()
  const { data, isError, isFetching, refetch } = useQuery(countries(language))
  return (
    <div>
      <ListField
        name="countryCode"
        label={t.country}
        placeholder={t.countrySearch}
        nothingFound={t.nothingFound}
        options={(data ?? []).map(({ code, name }) => ({
          value: code,
          label: name,
          keywords: code,
        }))}
        value={edit.draft.countryCode}
        onValue={(country) => edit.change('countryCode', country)}
        autoComplete="country-name"
        required
        error={edit.errorOf('countryCode')}
      />
      {isError && (
        <LoadError
          message={t.couldNotLoadLists}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

function FiscalCodeField({ edit }: { edit: Edit }) {
  const t = usePhrases(residencePhrases)
  const isPortuguese = edit.draft.countryCode === 'PT'
  return (
    <TextField
      {...fieldOf(edit, 'fiscalCode')}
      label={isPortuguese ? t.fiscalCodePt : t.fiscalCode}
      autoComplete="off"
      inputMode={isPortuguese ? 'numeric' : 'text'}
      maxLength={textLimits.fiscalCode + 10}
      required
    />
  )
}
