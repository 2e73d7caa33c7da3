import { isPostalCode, lookupCountries } from '@podium/contract/fields'
import type { PostalPlace } from '@podium/contract/places'
import { postalAddress } from '@podium/contract/postal-address'
import type { Db } from '../../platform/database/index.ts'
import { findImportedPlace } from './records.ts'
import { type LookupCountry, regionByPrefix } from './region-table.ts'

/**
 * Where a postal code is. The imported files decide; without them its prefix still tells the
 * region. Null for a code that is malformed or of no known place.
 */
export async function findPostalPlace(
  db: Db,
  country: LookupCountry,
  code: string,
): Promise<PostalPlace | null> {
  const postal = code.trim()
  if (!isPostalCode(country, postal)) return null
  const imported = await findImportedPlace(db, country, postal)
  if (imported) return imported
  const region = regionByPrefix(country, postal)
  return region === null
    ? null
    : { region, municipality: null, locality: null, lat: null, lng: null }
}

/**
 * The region an address belongs to, for the network filter; null where no lookup tells one
 * (`place.postal-code`).
 */
export async function regionOf(
  db: Db,
  countryCode: string,
  postalCode: string,
): Promise<string | null> {
  const country = lookupCountries.find((known) => known === countryCode)
  if (!country) return null
  return (await findPostalPlace(db, country, postalCode))?.region ?? null
}

/**
 * The street of an address, where one was given: what a postal code alone filled in names a town, and
 * on a receipt or a parcel it would stand for a street that nobody told. '' then.
 */
export async function streetOf(
  db: Db,
  given: { countryCode: string; postalCode: string; address: string },
): Promise<string> {
  const country = lookupCountries.find((known) => known === given.countryCode)
  const place = country && (await findPostalPlace(db, country, given.postalCode))
  return place && given.address.trim() === postalAddress(place) ? '' : given.address
}
