import { useState } from 'react'
import { invoiceLimits, type Invoice } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { residencePhrases } from '@podium/phrases/residence'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { CountryField } from '../../shared/fields/CountryField.tsx'
import { likelyCountry } from '../../shared/fields/likelyCountry.ts'
import { usePostalPlace, withDash } from '../../shared/fields/usePostalPlace.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './PaymentDialog.module.css'

interface Props {
  /** What to begin with. */
  given: Invoice | undefined
}

/** Whom the receipt is made out to. Every field is named by its path in the contract. */
export function InvoiceFields({ given }: Props) {
  const t = usePhrases(paymentsPhrases).invoice
  const place = usePhrases(residencePhrases)
  const { language } = usePreferences()
  const [country, setCountry] = useState(given?.country.code || likelyCountry(language))
  const [postalCode, setPostalCode] = useState(given?.postalCode ?? '')
  const city = useCity(given?.city ?? '', country, postalCode)
  const field = fieldOf(given)
  return (
    <>
      <p>{t.lead}</p>
      <TextField {...field('name')} label={t.name} autoComplete="billing name" />
      <EmailField {...field('email')} label={t.email} autoComplete="billing email" />
      <div className={styles.pair}>
        <CountryField
          name="invoice.country.code"
          country={country}
          onCountry={setCountry}
          required
        />
        <TextField
          {...field('tin')}
          label={country === 'PT' ? place.fiscalCodePt : place.fiscalCode}
          autoComplete="off"
          inputMode={country === 'PT' ? 'numeric' : 'text'}
        />
      </div>
      <TextField
        {...field('address')}
        label={place.address}
        hint={place.streetHint}
        autoComplete="billing street-address"
      />
      <div className={styles.pair}>
        <PostalCode {...{ country, postalCode }} onPostalCode={setPostalCode} />
        <TextField
          {...field('city')}
          label={t.city}
          autoComplete="billing address-level2"
          defaultValue={undefined}
          value={city.text}
          onChange={(event) => city.write(event.currentTarget.value)}
        />
      </div>
    </>
  )
}

type TextPart = keyof typeof invoiceLimits

function fieldOf(given: Invoice | undefined) {
  return (part: TextPart) => ({
    name: `invoice.${part}`,
    defaultValue: given?.[part] ?? '',
    // A tax number may be typed with spaces and dots, which fall away.
    maxLength: invoiceLimits[part] + (part === 'tin' ? 10 : 0),
    required: true,
  })
}

/** The town: the one of the postal code, until another is typed. */
function useCity(given: string, country: string, postalCode: string) {
  const lookup = usePostalPlace(country, postalCode)
  const [written, write] = useState(given || null)
  return { text: written ?? (lookup.state === 'found' ? lookup.town : ''), write }
}

interface PostalCodeProps {
  country: string
  postalCode: string
  onPostalCode: (postalCode: string) => void
}

function PostalCode({ country, postalCode, onPostalCode }: PostalCodeProps) {
  const t = usePhrases(residencePhrases)
  return (
    <TextField
      name="invoice.postalCode"
      label={t.postalCode}
      hint={country === 'PT' && t.postalCodeHint}
      autoComplete="billing postal-code"
      inputMode={country === 'PT' || country === 'ES' ? 'numeric' : 'text'}
      maxLength={invoiceLimits.postalCode}
      value={postalCode}
      onChange={(event) => onPostalCode(withDash(country, event.currentTarget.value))}
      required
    />
  )
}
