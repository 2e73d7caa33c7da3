import { useEffect, useState } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { textLimits } from '@podium/contract/limits'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { residencePhrases } from '@podium/phrases/residence'
import { LinkField } from '../../shared/fields/LinkField.tsx'
import { AddressFields } from '../../shared/fields/AddressFields.tsx'
import { CountryField } from '../../shared/fields/CountryField.tsx'
import { useAddress } from '../../shared/fields/useAddress.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { LocationField } from './LocationField.tsx'
import { FormSection } from './FormSection.tsx'
import { fieldOf, type Edit } from './useEdit.ts'
import styles from './EditForm.module.css'

interface Props {
  profile: Profile
  edit: Edit
}

/** Where the owner is and how they are reached; the lead says what of it is public. */
export function ContactFields({ profile, edit }: Props) {
  const t = usePhrases(profileEditPhrases).contact
  const { role, own } = profile
  // The region of who is under age is not kept at all (`minors.protected`).
  const personal = own?.protected ? t.keptBack : t.personal
  const leads = { ATHLETE: personal, FAN: personal, MANAGER: t.manager, SPONSOR: t.sponsor }
  return (
    <FormSection id="contact" title={t.title} lead={leads[role]}>
      {role === 'MANAGER' && <PhoneField edit={edit} />}
      {role === 'SPONSOR' && <WebsiteFields profile={profile} edit={edit} />}
      <div className={styles.pair}>
        <CountryField
          country={edit.draft.countryCode}
          onCountry={(country) => edit.change('countryCode', country)}
          required
        />
        <FiscalCodeField edit={edit} />
      </div>
      <Address edit={edit} />
      {role === 'MANAGER' && <LocationField edit={edit} />}
    </FormSection>
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
      <LinkField
        {...fieldOf(edit, 'phone')}
        error={edit.errorOf('phone', { Pattern: t.websiteWrong })}
        id="phone"
        label={t.website}
        hint={t.websiteHint}
        autoComplete="url"
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

function Address({ edit }: { edit: Edit }) {
  const { draft, given, change, fill } = edit
  const { countryCode: country, postalCode } = draft
  const [isTouched, setTouched] = useState(false)
  const address = useAddress(draft.address, country, postalCode, isTouched)
  const { text, write, isLocked } = address
  // A page that was saved, here or meanwhile elsewhere, is in this field too.
  const [before, setBefore] = useState(given)
  if (before !== given) {
    setBefore(given)
    write(draft.address)
  }
  const put = isLocked ? fill : change
  useEffect(() => put('address', text), [put, text])
  const setPostalCode = (typed: string) => {
    setTouched(true)
    change('postalCode', typed)
  }
  return (
    <div id="region" className={styles.pair}>
      <AddressFields {...{ country, postalCode, address }} onPostalCode={setPostalCode} required />
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
