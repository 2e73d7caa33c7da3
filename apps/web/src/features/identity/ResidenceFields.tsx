import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import { ListField } from '../../app/fields/ListField.tsx'
import { countries } from '../../app/fields/places.ts'
import { useAddress } from '../../app/fields/useAddress.ts'
import { withDash } from '../../app/fields/usePostalPlace.ts'
import { usePhrases } from '../../app/phrases.ts'
import { usePreferences } from '../../app/Preferences.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { SignUpDraft } from './signUpDraft.ts'
import styles from './SignUpForm.module.css'

interface Props {
  given: SignUpDraft
  errorOf: (field: string) => string | undefined
}

/** Country, tax number, postal code and address; a Portuguese or Spanish code fills in the address. */
export function ResidenceFields({ given, errorOf }: Props) {
  const t = usePhrases(identityPhrases).registration
  const { language } = usePreferences()
  // Whoever reads Portuguese here is most often in Portugal; the list is one key away.
  const [country, setCountry] = useState(given.countryCode ?? (language === 'pt' ? 'PT' : ''))
  return (
    <>
      <CountryField country={country} onCountry={setCountry} error={errorOf('countryCode')} />
      <TextField
        name="fiscalCode"
        label={country === 'PT' ? t.fiscalCodePt : t.fiscalCode}
        autoComplete="off"
        inputMode={country === 'PT' ? 'numeric' : 'text'}
        maxLength={textLimits.fiscalCode + 10}
        defaultValue={given.fiscalCode}
        error={errorOf('fiscalCode')}
      />
      <AddressFields country={country} given={given} errorOf={errorOf} />
    </>
  )
}

interface CountryFieldProps {
  country: string
  onCountry: (country: string) => void
  error: string | undefined
}

function CountryField({ country, onCountry, error }: CountryFieldProps) {
  const t = usePhrases(identityPhrases).registration
  const { retry } = usePhrases(shellPhrases)
  const { language } = usePreferences()
  const { data, isError, isFetching, refetch } = useQuery(countries(language))
  return (
    <>
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
        value={country}
        onValue={onCountry}
        autoComplete="country-name"
        error={error}
      />
      {isError && (
        <LoadError
          message={t.couldNotLoadLists}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

function AddressFields({ country, given, errorOf }: Props & { country: string }) {
  const t = usePhrases(identityPhrases).registration
  const [postalCode, setPostalCode] = useState(given.postalCode ?? '')
  const address = useAddress(given.address ?? '', country, postalCode)
  return (
    <div className={styles.pair}>
      <TextField
        name="postalCode"
        label={t.postalCode}
        hint={<PostalHint country={country} lookup={address.lookup} />}
        autoComplete="postal-code"
        inputMode={country === 'PT' || country === 'ES' ? 'numeric' : 'text'}
        maxLength={textLimits.postalCode}
        value={postalCode}
        onChange={(event) => setPostalCode(withDash(country, event.currentTarget.value))}
        error={errorOf('postalCode')}
      />
      <TextField
        name="address"
        label={t.address}
        hint={address.isLocked && t.addressFilled}
        aside={
          address.isLocked && (
            <Button size="small" variant="quiet" onClick={address.unlock}>
              {t.editAddress}
            </Button>
          )
        }
        autoComplete="street-address"
        maxLength={textLimits.address}
        value={address.text}
        readOnly={address.isLocked}
        onChange={(event) => address.write(event.currentTarget.value)}
        error={errorOf('address')}
      />
    </div>
  )
}

interface PostalHintProps {
  country: string
  lookup: ReturnType<typeof useAddress>['lookup']
}

/** What came of the look-up, told to everybody without taking the focus away. */
function PostalHint({ country, lookup }: PostalHintProps) {
  const t = usePhrases(identityPhrases).registration
  const example = country === 'PT' ? t.postalCodeHint : ''
  const texts = { none: example, looking: example, unknown: t.postalCodeUnknown }
  const text = lookup.state === 'found' ? t.postalCodeFound(lookup.address) : texts[lookup.state]
  return <span role="status">{text}</span>
}
