import type { Profile } from '@podium/contract/profiles'

/** First and last name, as one. */
export function fullName({ name, lastName }: Pick<Profile, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim()
}

type Told = Pick<Profile, 'role' | 'biography' | 'aboutUs'>

/** What a person tells of themselves: a company tells what it stands for. */
export function storyOf({ role, biography, aboutUs }: Told): string | null {
  return role === 'SPONSOR' ? aboutUs : biography
}
