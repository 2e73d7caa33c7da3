import { type LegalKind, legalKinds } from '@podium/contract/legal-kinds'

/** The query parameter that opens a legal text over any page. */
export const legalParameter = 'legal'

/** The one that asks for an earlier version of it. */
export const versionParameter = 'version'

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
