/**
 * The legal documents, in the order of their tabs (`legal.documents`). Free of zod, whose parser would
 * come into every first load with them.
 */
export const legalKinds = [
  'about-us',
  'terms',
  'privacy',
  'cookies',
  'gender-equality',
  'accessibility',
] as const
export type LegalKind = (typeof legalKinds)[number]
