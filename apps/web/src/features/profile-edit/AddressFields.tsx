import { useEffect, useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { residencePhrases } from '@podium/phrases/residence'
import { useAddress } from '../../app/fields/useAddress.ts'
import { withDash } from '../../app/fields/usePostalPlace.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldOf, type Edit } from './useEdit.ts'
import styles from './EditForm.module.css'

/** Postal code and address; a Portuguese or Spanish code fills in the address (P24). */
export function AddressFields({ edit }: { edit: Edit }) {
  const t = usePhrases(residencePhrases)
  const { draft, change } = edit
  const { countryCode: country, postalCode } = draft
  const [isTouched, setTouched] = useState(false)
  const address = useAddress(draft.address, country, postalCode, isTouched)
  useEffect(() => change('address', address.text), [address.text])
  return (
    <div className={styles.pair}>
      <TextField
        {...fieldOf(edit, 'postalCode')}
        onChange={(event) => {
          setTouched(true)
          change('postalCode', withDash(country, event.currentTarget.value))
        }}
        id="region"
        label={t.postalCode}
        hint={<PostalHint country={country} lookup={address.lookup} />}
        autoComplete="postal-code"
        inputMode={country === 'PT' || country === 'ES' ? 'numeric' : 'text'}
        maxLength={textLimits.postalCode}
        required
      />
      <TextField
        {...fieldOf(edit, 'address')}
        value={address.text}
        onChange={(event) => address.write(event.currentTarget.value)}
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
        readOnly={address.isLocked}
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
  const t = usePhrases(residencePhrases)
  const example = country === 'PT' ? t.postalCodeHint : ''
  const texts = { none: example, looking: example, unknown: t.postalCodeUnknown }
  const text = lookup.state === 'found' ? t.postalCodeFound(lookup.address) : texts[lookup.state]
  return <span role="status">{text}</span>
}
