import { textLimits } from '@podium/contract/limits'
import { residencePhrases } from '@podium/phrases/residence'
import { Button } from '../../ui/actions/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { usePhrases } from '../language/phrases.ts'
import styles from './AddressFields.module.css'
import type { useAddress } from './useAddress.ts'
import { withDash } from './usePostalPlace.ts'

interface Props {
  country: string
  postalCode: string
  onPostalCode: (postalCode: string) => void
  address: ReturnType<typeof useAddress>
  required?: boolean
  errorOf: (field: string) => string | undefined
}

/** Postal code and address; a Portuguese or Spanish code fills in the address (`place.postal-code`). */
export function AddressFields(props: Props) {
  const { country, postalCode, onPostalCode, address, required, errorOf } = props
  const t = usePhrases(residencePhrases)
  return (
    <>
      <TextField
        name="postalCode"
        label={t.postalCode}
        hint={<PostalHint country={country} lookup={address.lookup} />}
        autoComplete="postal-code"
        inputMode={country === 'PT' || country === 'ES' ? 'numeric' : 'text'}
        maxLength={textLimits.postalCode}
        value={postalCode}
        onChange={(event) => onPostalCode(withDash(country, event.currentTarget.value))}
        required={required}
        error={errorOf('postalCode')}
      />
      <TextField
        name="address"
        label={t.address}
        hint={address.isLocked && t.addressFilled}
        aside={
          address.isLocked && (
            <Button size="small" variant="quiet" className={styles.unlock} onClick={address.unlock}>
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
    </>
  )
}

interface PostalHintProps {
  country: string
  lookup: ReturnType<typeof useAddress>['lookup']
}

/** What came of the look-up, announced without taking the focus away. */
function PostalHint({ country, lookup }: PostalHintProps) {
  const t = usePhrases(residencePhrases)
  const example = country === 'PT' ? t.postalCodeHint : ''
  const texts = { none: example, looking: example, unknown: t.postalCodeUnknown }
  const text = lookup.state === 'found' ? t.postalCodeFound(lookup.address) : texts[lookup.state]
  return <span role="status">{text}</span>
}
