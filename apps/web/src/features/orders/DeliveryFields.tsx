import { useState } from 'react'
import { orderTextLimits } from '@podium/contract/order-rules'
import { textLimits } from '@podium/contract/limits'
import { ordersPhrases } from '@podium/phrases/orders'
import { residencePhrases } from '@podium/phrases/residence'
import { CountryField } from '../../shared/fields/CountryField.tsx'
import { useAddress } from '../../shared/fields/useAddress.ts'
import { withDash } from '../../shared/fields/usePostalPlace.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './BuyDialog.module.css'
import type { Remembered } from './delivery.ts'

interface Props {
  /** What to begin with. */
  given: Remembered | undefined
  country: string
  onCountry: (country: string) => void
  /** Podium delivers there; elsewhere nothing more is asked. */
  isDelivered: boolean
  errorOf: (field: string) => string | undefined
}

/** Where the parcel goes. Every field is named by its path in the contract. */
export function DeliveryFields({ given, country, onCountry, isDelivered, errorOf }: Props) {
  const field = useField(given, errorOf)
  const t = usePhrases(ordersPhrases).buying
  return (
    <>
      <CountryField
        name="delivery.countryCode"
        country={country}
        onCountry={onCountry}
        required
        error={errorOf('delivery.countryCode')}
      />
      {/* Hidden, and not taken away: another country and back finds everything as it was typed. */}
      <div className={styles.fields} hidden={!isDelivered}>
        <TextField {...field('name')} label={t.name} autoComplete="shipping name" required />
        <TextField
          {...field('address')}
          label={t.address}
          autoComplete="shipping street-address"
          required
        />
        <Town country={country} given={given} errorOf={errorOf} />
        <TextField
          {...field('phone')}
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          autoComplete="shipping tel"
          required
        />
        <TextareaField {...field('note')} label={`${t.note} (${t.optional})`} rows={2} />
      </div>
    </>
  )
}

type TextPart = 'name' | 'address' | 'phone' | 'note'

function useField(given: Remembered | undefined, errorOf: Props['errorOf']) {
  return (part: TextPart) => ({
    name: `delivery.${part}`,
    defaultValue: given?.[part] ?? '',
    maxLength: orderTextLimits[part],
    error: errorOf(`delivery.${part}`),
  })
}

/**
 * Postal code and town; a Portuguese or Spanish code fills in the town and locks it
 * (`place.postal-code`).
 */
function Town({ country, given, errorOf }: Pick<Props, 'country' | 'given' | 'errorOf'>) {
  const place = usePhrases(residencePhrases)
  const t = usePhrases(ordersPhrases).buying
  const [postalCode, setPostalCode] = useState(given?.postalCode ?? '')
  const city = useAddress(given?.city ?? '', country, postalCode)
  const example = country === 'PT' ? place.postalCodeHint : ''
  return (
    <div className={styles.pair}>
      <TextField
        name="delivery.postalCode"
        label={place.postalCode}
        hint={city.lookup.state === 'unknown' ? place.postalCodeUnknown : example}
        autoComplete="shipping postal-code"
        inputMode="numeric"
        maxLength={textLimits.postalCode}
        value={postalCode}
        onChange={(event) => setPostalCode(withDash(country, event.currentTarget.value))}
        required
        error={errorOf('delivery.postalCode')}
      />
      <TextField
        name="delivery.city"
        label={t.city}
        hint={city.isLocked && t.cityFilled}
        aside={
          city.isLocked && (
            <Button size="small" variant="quiet" className={styles.unlock} onClick={city.unlock}>
              {t.editCity}
            </Button>
          )
        }
        autoComplete="shipping address-level2"
        maxLength={orderTextLimits.city}
        value={city.text}
        readOnly={city.isLocked}
        onChange={(event) => city.write(event.currentTarget.value)}
        required
        error={errorOf('delivery.city')}
      />
    </div>
  )
}
