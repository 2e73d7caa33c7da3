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

/** The terms in force; their version is what a registration accepts. */
export function termsInForce(language: Language) {
  return read({
    key: ['terms', language],
    route: () => import('@podium/contract/legal').then((contract) => contract.getTerms),
    input: { query: { language } },
    sameForEveryone: true,
  })
}

/** Where a Portuguese or Spanish postal code is. */
export function postalPlace(code: 'PT' | 'ES', postal: string) {
  return read({
    key: ['postal-place', code, postal],
    route: () => import('@podium/contract/places').then((contract) => contract.getPostalPlace),
    input: { params: { code, postal } },
    sameForEveryone: true,
  })
}
