import type { SessionUser } from '@podium/contract/identity'
import type { Profile } from '@podium/contract/profiles'
import type { MemberRole, Role } from '@podium/contract/roles'

const ids: Record<Role, number> = { ADMIN: 1, ATHLETE: 2, FAN: 3, MANAGER: 4, SPONSOR: 5 }
const sportOf = (role: Role) => (role === 'ATHLETE' || role === 'MANAGER' ? 'JUDO' : null)
const lastNameOf = (role: Role) => (role === 'SPONSOR' ? '' : 'Valadares')

const noPicture = { id: 0, main: null }

/** Somebody who is signed in; what a test is about, it says. */
export function member(role: Role, details: Partial<SessionUser> = {}): SessionUser {
  return {
    id: ids[role],
    role,
    club: null,
    name: 'Rita',
    lastName: lastNameOf(role),
    language: 'en',
    termsToAccept: null,
    twoFactorDemanded: false,
    protected: false,
    suspended: false,
    ...details,
  }
}

/** The page of `member(role)` as a stranger reads it. */
export function profile(role: MemberRole, details: Partial<Profile> = {}): Profile {
  return {
    id: ids[role],
    role,
    name: 'Rita',
    lastName: lastNameOf(role),
    sport: sportOf(role),
    club: null,
    region: 'Coimbra',
    countryCode: 'PT',
    phrase: null,
    biography: null,
    aboutUs: null,
    objectives: null,
    age: null,
    weight: null,
    height: null,
    sportestScore: null,
    avatar: noPicture,
    coverPhoto: noPicture,
    website: null,
    contactEmail: null,
    phone: null,
    address: null,
    location: null,
    achievements: [],
    noindex: role === 'FAN',
    abilities: { edit: false, publish: false, achievements: false, gallery: false, message: true },
    ...details,
  }
}

/** The page of `member(role)` as they read it themselves: public, and short of a tax number. */
export function ownProfile(
  role: MemberRole,
  { own, ...details }: Partial<Omit<Profile, 'own'>> & { own?: Partial<Profile['own']> } = {},
): Profile {
  return profile(role, {
    abilities: {
      edit: true,
      publish: true,
      achievements: role === 'ATHLETE',
      gallery: true,
      message: false,
    },
    own: {
      edition: 'first',
      email: `${role.toLowerCase()}@podium.example`,
      fiscalCode: null,
      postalCode: '3000-456',
      address: null,
      dateOfBirth: null,
      contactEmailPublic: false,
      hiddenProfile: false,
      hiddenByAdmin: null,
      sportestShown: true,
      clubs: [],
      completeness: { percent: 20, missing: ['avatar', 'coverPhoto', 'phrase', 'biography'] },
      welcome: false,
      protected: false,
      guardian: null,
      ...own,
    },
    ...details,
  })
}
