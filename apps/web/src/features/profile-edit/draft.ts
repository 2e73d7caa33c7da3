import type {
  AthleteForm,
  FanForm,
  Location,
  ManagerForm,
  Profile,
  SponsorForm,
} from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'

/** What stands in the fields of an edit form; the same names for all four roles. */
const draftFields = [
  'name',
  'lastName',
  'sport',
  'clubName',
  'countryCode',
  'postalCode',
  'fiscalCode',
  'address',
  'phone',
  'phrase',
  'biography',
  'objectives',
  'aboutUs',
  'weight',
  'height',
  'dateOfBirth',
  'avatarId',
  'coverId',
  'contactEmailPublic',
  'location',
  'reason',
] as const
export type DraftField = (typeof draftFields)[number]
export type Draft = Record<DraftField, string>

/**
 * The form as a page fills it. Numbers are written as people of the language write them; who has not told
 * their country finds the one given, in plain sight, to be changed.
 */
export function draftOf(
  profile: Profile,
  decimal: (value: number) => string,
  likelyCountry = '',
): Draft {
  const { own, club, avatar, coverPhoto, location } = profile
  const isSponsor = profile.role === 'SPONSOR'
  return {
    name: profile.name,
    lastName: profile.lastName,
    sport: profile.sport ?? '',
    clubName: club?.clubCompositeKey.clubName ?? '',
    countryCode: profile.countryCode ?? likelyCountry,
    postalCode: own?.postalCode ?? '',
    fiscalCode: own?.fiscalCode ?? '',
    address: own?.address ?? '',
    phone: (isSponsor ? profile.website : profile.phone) ?? '',
    phrase: profile.phrase ?? '',
    biography: profile.biography ?? '',
    objectives: profile.objectives ?? '',
    aboutUs: profile.aboutUs ?? '',
    weight: profile.weight === null ? '' : decimal(profile.weight),
    height: profile.height === null ? '' : decimal(profile.height),
    dateOfBirth: own?.dateOfBirth ?? '',
    avatarId: String(avatar.id),
    coverId: String(coverPhoto.id),
    contactEmailPublic: own?.contactEmailPublic ? 'on' : '',
    location: location ? writeLocation(location) : '',
    reason: '',
  }
}

/** A draft after its page was saved elsewhere: fields that nobody touched here follow the page. */
export function mergedDraft(draft: Draft, given: Draft, fresh: Draft): Draft {
  const touched = draftFields.filter((field) => draft[field] !== given[field])
  return { ...fresh, ...Object.fromEntries(touched.map((field) => [field, draft[field]])) }
}

export function isChanged(draft: Draft, given: Draft): boolean {
  return draftFields.some((field) => draft[field] !== given[field])
}

/** The place on the map as one text, so that it is compared like the other fields. */
export function writeLocation({ lat, lng, label }: Location): string {
  return JSON.stringify({ lat, lng, label })
}

export function readLocation(text: string): Location | null {
  return text === '' ? null : (JSON.parse(text) as Location)
}

/** A height as people also say it, 1,84, 1.84 m, 1m84 or 184 cm, in the centimetres the form asks for. */
function inCentimetres(typed: string): string {
  const [, metres, rest] = /^\s*([12])\s*(?:[.,]|m)\s*(\d{1,2})\s*m?\s*$/i.exec(typed) ?? []
  return metres && rest ? metres + rest.padEnd(2, '0') : typed.replace(/\s*cm\s*$/i, '')
}

/** A weight without the unit that stands beside its field. */
function inKilograms(typed: string): string {
  return typed.replace(/\s*kg\s*$/i, '')
}

/**
 * What a role sends, `after` the edition it began with. Names are the wire's: a sponsor's `phone` is the
 * website (`profile.fields`).
 */
export function bodyOf(role: MemberRole, draft: Draft, after?: string): Record<string, unknown> {
  return { ...everybodys(draft), ...bodies[role](draft), ...(after && { after }) }
}

function everybodys(draft: Draft) {
  const { name, countryCode, postalCode, fiscalCode, address, phrase } = draft
  const pictures = { avatarId: Number(draft.avatarId), coverId: Number(draft.coverId) }
  return { name, countryCode, postalCode, fiscalCode, address, phrase, ...pictures }
}

/** Every field that a form of the contract has beside everybody's. */
type Body<Form> = Record<
  Exclude<keyof Form, keyof ReturnType<typeof everybodys> | 'after'>,
  unknown
>

interface Forms {
  ATHLETE: AthleteForm
  FAN: FanForm
  MANAGER: ManagerForm
  SPONSOR: Omit<SponsorForm, 'lastName'>
}

const bodies: { [R in MemberRole]: (draft: Draft) => Body<Forms[R]> } = {
  ATHLETE: ({ lastName, biography, objectives, weight, height, dateOfBirth, clubName, sport }) => ({
    ...{ lastName, biography, objectives, dateOfBirth },
    weight: inKilograms(weight),
    height: inCentimetres(height),
    club: { clubCompositeKey: { clubName: sport === '' ? '' : clubName, sport } },
  }),
  FAN: ({ lastName, biography, objectives, dateOfBirth }) => ({
    ...{ lastName, biography, objectives, dateOfBirth },
  }),
  MANAGER: ({ lastName, phone, biography, sport, location }) => ({
    ...{ lastName, phone, biography },
    modality: sport,
    location: readLocation(location),
  }),
  SPONSOR: ({ phone, biography, aboutUs, contactEmailPublic }) => ({
    phone,
    biography,
    aboutUs,
    contactEmailPublic: contactEmailPublic === 'on',
  }),
}
