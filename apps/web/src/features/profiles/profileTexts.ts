import type { Profile } from '@podium/contract/profiles'

type Told = Pick<Profile, 'role' | 'biography' | 'aboutUs'>

/** What a person tells of themselves: a company tells what it stands for. */
export function storyOf({ role, biography, aboutUs }: Told): string | null {
  return role === 'SPONSOR' ? aboutUs : biography
}
