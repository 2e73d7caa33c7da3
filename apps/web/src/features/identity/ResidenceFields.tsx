import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { residencePhrases } from '@podium/phrases/residence'
import { AddressFields } from '../../shared/fields/AddressFields.tsx'
import { CountryField } from '../../shared/fields/CountryField.tsx'
import { useAddress } from '../../shared/fields/useAddress.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { SignUpDraft } from './signUpDraft.ts'
import styles from './SignUpForm.module.css'

interface Props {
  given: SignUpDraft
  countryError: string | undefined
}

/** Country, tax number, postal code and address; a Portuguese or Spanish code fills in the address. */
export function ResidenceFields({ given, countryError }: Props) {
  const t = usePhrases(residencePhrases)
  const [country, setCountry] = useState(given.countryCode ?? '')
  const [postalCode, setPostalCode] = useState(given.postalCode ?? '')
  const address = useAddress(given.address ?? '', country, postalCode)
  return (
    <>
      <CountryField country={country} onCountry={setCountry} error={countryError} />
      <TextField
        name="fiscalCode"
        label={country === 'PT' ? t.fiscalCodePt : t.fiscalCode}
        autoComplete="off"
        inputMode={country === 'PT' ? 'numeric' : 'text'}
        maxLength={textLimits.fiscalCode + 10}
        defaultValue={given.fiscalCode}
      />
      <div className={styles.pair}>
        <AddressFields {...{ country, postalCode, address }} onPostalCode={setPostalCode} />
      </div>
    </>
  )
}
