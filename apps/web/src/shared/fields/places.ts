import type { Language } from '@podium/contract/locale'
import { read } from '../../client/index.ts'

/** Every country, named and sorted in a language. */
export function countries(language: Language) {
  return read({
    key: ['countries', language],
    route: () => import('@podium/contract/places').then((contract) => contract.getCountries),
    input: { query: { language } },
    sameForEveryone: true,
  })
}

/** The place of a Portuguese or Spanish postal code. */
export function postalPlace(code: 'PT' | 'ES', postal: string) {
  return read({
    key: ['postal-place', code, postal],
    route: () => import('@podium/contract/places').then((contract) => contract.getPostalPlace),
    input: { params: { code, postal } },
    sameForEveryone: true,
  })
}

/** Places by name, best match first. */
export function placesNamed(q: string, country?: string) {
  return read({
    key: ['places', q, country],
    route: () => import('@podium/contract/places').then((contract) => contract.searchPlaces),
    input: { query: { q, country } },
    sameForEveryone: true,
  })
}
