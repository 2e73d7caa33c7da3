import type { Profile } from '@podium/contract/profiles'

/** First and last name, as one. */
export function fullName({ name, lastName }: Pick<Profile, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim()
}

/** What somebody tells of themselves: a company tells what it stands for. */
export function storyOf({ role, biography, aboutUs }: Profile): string | null {
  return role === 'SPONSOR' ? aboutUs : biography
}

export type Part = 'sport' | 'place' | 'phrase' | 'biography' | 'aboutUs' | 'objectives'

/** What a page of each role lives from, the most important first. */
const parts: Record<Profile['role'], readonly Part[]> = {
  ATHLETE: ['sport', 'phrase', 'biography', 'objectives', 'place'],
  MANAGER: ['sport', 'phrase', 'biography', 'place'],
  SPONSOR: ['aboutUs', 'place'],
  FAN: ['biography', 'objectives', 'place'],
}

/** What a page still lacks, for its owner. */
export function missingParts(profile: Profile): Part[] {
  return parts[profile.role].filter((part) => !partOf(profile, part))
}

function partOf(profile: Profile, part: Part): string | null {
  return part === 'place' ? (profile.region ?? profile.countryCode) : profile[part]
}
