import { useState } from 'react'
import { usePostalPlace, type PostalLookup } from './usePostalPlace.ts'

interface Address {
  text: string
  write: (text: string) => void
  /** Filled in from the postal code and not to be typed over until `unlock`. */
  isLocked: boolean
  unlock: () => void
  lookup: PostalLookup
}

/**
 * The address field beside a postal code (`place.postal-code`): a code that is found fills it in and
 * locks it. What a person wrote is never overwritten, and what was filled in goes when its code does.
 * `fillsEmpty` is false while a form that came filled in is untouched.
 */
export function useAddress(
  given: string,
  country: string,
  postalCode: string,
  fillsEmpty = true,
): Address {
  const lookup = usePostalPlace(country, postalCode)
  const [text, write] = useState(given)
  const [filled, setFilled] = useState<string | null>(null)
  const [isUnlocked, setUnlocked] = useState(false)
  const found = lookup.state === 'found' ? lookup.address : null
  const isOurs = (text === '' && fillsEmpty) || text === filled || text === found

  if (lookup.state !== 'looking' && found !== filled && isOurs) {
    setFilled(found)
    setUnlocked(false)
    if (found !== null || text === filled) write(found ?? '')
  }
  const isLocked = found !== null && filled === found && text === found && !isUnlocked
  return { text, write, isLocked, unlock: () => setUnlocked(true), lookup }
}
