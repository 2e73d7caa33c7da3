import { textLimits } from '@podium/contract/limits'
import { residencePhrases } from '@podium/phrases/residence'
import { Button } from '../../ui/actions/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { usePhrases } from '../language/phrases.ts'
import styles from './AddressFields.module.css'
import type { useAddress } from './useAddress.ts'
import { withDash } from './usePostalPlace.ts'

type Address = ReturnType<typeof useAddress>

interface Props {
  country: string
  postalCode: string
  onPostalCode: (postalCode: string) => void
  address: Address
  required?: boolean
}

/** Postal code and address; a Portuguese or Spanish code fills in the address (`place.postal-code`). */
export function AddressFields({ address, ...code }: Props) {
  const t = usePhrases(residencePhrases)
  return (
    <>
      <PostalCodeField
        {...code}
        name="postalCode"
        lookup={address.lookup}
        autoComplete="postal-code"
      />
      <FilledField
        name="address"
        label={t.address}
        unlockLabel={t.editAddress}
        address={address}
        autoComplete="street-address"
        maxLength={textLimits.address}
      />
    </>
  )
}

interface PostalCodeFieldProps extends Pick<
  Props,
  'country' | 'postalCode' | 'onPostalCode' | 'required'
> {
  name: string
  lookup: Address['lookup']
  autoComplete: string
}

/** A postal code that is looked up; the dash of Portuguese codes comes by itself. */
export function PostalCodeField(props: PostalCodeFieldProps) {
  const { country, postalCode, onPostalCode, lookup, ...field } = props
  const t = usePhrases(residencePhrases)
  return (
    <TextField
      {...field}
      label={t.postalCode}
      hint={<PostalHint country={country} lookup={lookup} />}
      inputMode={country === 'PT' || country === 'ES' ? 'numeric' : 'text'}
      maxLength={textLimits.postalCode}
      value={postalCode}
      onChange={(event) => onPostalCode(withDash(country, event.currentTarget.value))}
    />
  )
}

interface FilledFieldProps {
  name: string
  label: string
  /** The button that lets what was filled in be typed over. */
  unlockLabel: string
  address: Address
  autoComplete: string
  maxLength: number
  required?: boolean
}

/** The field that a postal code fills in, and locks until somebody unlocks it. */
export function FilledField({ unlockLabel, address, ...field }: FilledFieldProps) {
  const t = usePhrases(residencePhrases)
  return (
    <TextField
      {...field}
      hint={address.isLocked && t.addressFilled}
      aside={
        address.isLocked && (
          <Button size="small" variant="quiet" className={styles.unlock} onClick={address.unlock}>
            {unlockLabel}
          </Button>
        )
      }
      value={address.text}
      readOnly={address.isLocked}
      onChange={(event) => address.write(event.currentTarget.value)}
    />
  )
}

interface PostalHintProps {
  country: string
  lookup: Address['lookup']
}

/** What came of the look-up, announced without taking the focus away. */
function PostalHint({ country, lookup }: PostalHintProps) {
  const t = usePhrases(residencePhrases)
  const example = country === 'PT' ? t.postalCodeHint : ''
  const texts = { none: example, looking: example, unknown: t.postalCodeUnknown }
  const text = lookup.state === 'found' ? t.postalCodeFound(lookup.address) : texts[lookup.state]
  return <span role="status">{text}</span>
}
