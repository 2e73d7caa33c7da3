import type { CompletenessPart, Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'

/** What a page of each role is made of. */
const partsOf: Record<MemberRole, CompletenessPart[]> = {
  ATHLETE: [
    'avatar',
    'coverPhoto',
    'sport',
    'phrase',
    'biography',
    'objectives',
    'dateOfBirth',
    'weight',
    'height',
    'region',
    'achievements',
  ],
  FAN: ['avatar', 'coverPhoto', 'phrase', 'biography', 'objectives', 'region'],
  MANAGER: ['avatar', 'coverPhoto', 'sport', 'phrase', 'biography', 'region', 'phone', 'location'],
  SPONSOR: ['avatar', 'coverPhoto', 'phrase', 'aboutUs', 'region', 'phone'],
}

type Shown = Omit<Profile, 'own' | 'abilities'>

const isThere: Record<CompletenessPart, (shown: Shown) => boolean> = {
  avatar: ({ avatar }) => avatar.id !== 0,
  coverPhoto: ({ coverPhoto }) => coverPhoto.id !== 0,
  sport: ({ sport }) => sport !== null,
  phrase: ({ phrase }) => !!phrase,
  biography: ({ biography }) => !!biography,
  aboutUs: ({ aboutUs }) => !!aboutUs,
  objectives: ({ objectives }) => !!objectives,
  dateOfBirth: ({ age }) => age !== null,
  weight: ({ weight }) => weight !== null,
  height: ({ height }) => height !== null,
  region: ({ region, countryCode }) =>
    region !== null || (!!countryCode && !hasRegions(countryCode)),
  phone: ({ phone, website }) => !!phone || !!website,
  location: ({ location }) => location !== null,
  achievements: ({ achievements }) => achievements.length > 0,
}

/** Only Portuguese and Spanish addresses tell a region (`place.postal-code`). */
function hasRegions(countryCode: string): boolean {
  return countryCode === 'PT' || countryCode === 'ES'
}

/** How much of a page is there, 0 to 100, and what is missing. */
export function completenessOf(
  shown: Shown,
  { protected: isProtected }: { protected: boolean },
): { percent: number; missing: CompletenessPart[] } {
  // Where a protected person lives is not shown, however complete the page.
  const parts = partsOf[shown.role].filter((part) => !(isProtected && part === 'region'))
  const missing = parts.filter((part) => !isThere[part](shown))
  return { percent: Math.round(((parts.length - missing.length) / parts.length) * 100), missing }
}
