import { useState } from 'react'
import { orderTextLimits } from '@podium/contract/order-rules'
import { ordersPhrases } from '@podium/phrases/orders'
import { FilledField, PostalCodeField } from '../../shared/fields/AddressFields.tsx'
import { CountryField } from '../../shared/fields/CountryField.tsx'
import { useAddress } from '../../shared/fields/useAddress.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
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
}

/** The address of the parcel. Every field is named by its path in the contract. */
export function DeliveryFields({ given, country, onCountry, isDelivered }: Props) {
  const field = fieldOf(given)
  const t = usePhrases(ordersPhrases).buying
  return (
    <>
      <CountryField name="delivery.countryCode" country={country} onCountry={onCountry} required />
      {/* Hidden, and not taken away: another country and back finds everything as it was typed. */}
      <div className={styles.fields} hidden={!isDelivered}>
        <TextField {...field('name')} label={t.name} autoComplete="shipping name" required />
        <TextField
          {...field('address')}
          label={t.address}
          autoComplete="shipping street-address"
          required
        />
        <Town country={country} given={given} />
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

function fieldOf(given: Remembered | undefined) {
  return (part: TextPart) => ({
    name: `delivery.${part}`,
    defaultValue: given?.[part] ?? '',
    maxLength: orderTextLimits[part],
  })
}

/** Postal code and town; a Portuguese or Spanish code fills in the town (`place.postal-code`). */
function Town({ country, given }: Pick<Props, 'country' | 'given'>) {
  const t = usePhrases(ordersPhrases).buying
  const [postalCode, setPostalCode] = useState(given?.postalCode ?? '')
  const city = useAddress(given?.city ?? '', country, postalCode)
  return (
    <div className={styles.pair}>
      <PostalCodeField
        name="delivery.postalCode"
        country={country}
        postalCode={postalCode}
        onPostalCode={setPostalCode}
        lookup={city.lookup}
        autoComplete="shipping postal-code"
        required
      />
      <FilledField
        name="delivery.city"
        label={t.city}
        unlockLabel={t.editCity}
        address={city}
        autoComplete="shipping address-level2"
        maxLength={orderTextLimits.city}
        required
      />
    </div>
  )
}
