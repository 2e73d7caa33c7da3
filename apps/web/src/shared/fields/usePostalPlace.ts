import { useQuery } from '@tanstack/react-query'
import { isPostalCode, lookupCountries } from '@podium/contract/fields'
import { lookupDebounceMs } from '@podium/contract/limits'
import type { PostalPlace } from '@podium/contract/places'
import { postalAddress } from '@podium/contract/postal-address'
import { useDebounced } from '../rendering/useDebounced.ts'
import { postalPlace } from './places.ts'

/**
 * What is known of the place of a postal code: nothing was asked, not yet, the place, or no such code.
 */
export type PostalLookup =
  | { state: 'none' | 'looking' | 'unknown' }
  | { state: 'found'; address: string; town: string }

/**
 * Looks a Portuguese or Spanish postal code up, half a second after the last keystroke
 * (`place.postal-code`).
 */
export function usePostalPlace(country: string, typed: string): PostalLookup {
  const postal = typed.trim()
  const debounced = useDebounced(postal, lookupDebounceMs)
  const known = lookupCountries.find((code) => code === country)
  const isAsked = known !== undefined && debounced !== '' && isPostalCode(country, debounced)
  const { data, isError } = useQuery({
    ...postalPlace(known ?? 'PT', debounced),
    enabled: isAsked,
    retry: false,
    staleTime: Infinity,
  })
  if (!isAsked) return { state: 'none' }
  if (debounced !== postal) return { state: 'looking' }
  if (data) return { state: 'found', address: postalAddress(data), town: townOf(data) }
  return { state: isError ? 'unknown' : 'looking' }
}

/** What belongs into a field for the town. */
function townOf({ locality, municipality }: PostalPlace): string {
  return locality ?? municipality ?? ''
}

/** A Portuguese code typed without its dash gets one; everything else stays as typed. */
export function withDash(country: string, typed: string): string {
  return country === 'PT' ? typed.replace(/^(\d{4})(\d{3})$/, '$1-$2') : typed
}
