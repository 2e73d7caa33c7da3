import type { LegalKind } from '@podium/contract/legal'

/** The query parameter that opens a legal text over any page. */
export const legalParameter = 'legal'

/** The one that asks for an earlier version of it. */
export const versionParameter = 'version'

// Written here as well as in the contract, whose file would bring zod into every first load; the
// type check holds the two together.
export const legalKinds = [
  'about-us',
  'terms',
  'privacy',
  'cookies',
  'gender-equality',
  'accessibility',
] as const satisfies readonly LegalKind[]

export function isLegalKind(text: string | null): text is LegalKind {
  return (legalKinds as readonly (string | null)[]).includes(text)
}

/** The phrase key of each document's title. */
export const titleKeys = {
  'about-us': 'aboutUs',
  terms: 'terms',
  privacy: 'privacy',
  cookies: 'cookies',
  'gender-equality': 'genderEquality',
  accessibility: 'accessibility',
} as const satisfies Record<LegalKind, string>
