import type { PostalPlace } from './places.ts'

/** The address that a postal code alone fills in: locality, municipality and region, once each. */
export function postalAddress({
  locality,
  municipality,
  region,
}: Pick<PostalPlace, 'locality' | 'municipality' | 'region'>): string {
  const parts = [locality, municipality, region].filter((part) => part !== null)
  return [...new Set(parts)].join(', ')
}
