import { isTooLongAgo, phoneNumber } from '@podium/contract/fields'
import type { AthleteForm, FanForm, ManagerForm, SponsorForm } from '@podium/contract/profiles'
import type { Sport } from '@podium/contract/sports'
import { isValidPhoneNumber } from 'libphonenumber-js'
import { now } from '../../platform/clock.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import type { Story } from './records.ts'

/** A saved form of any role. */
export type ProfileForm = {
  ATHLETE: AthleteForm
  FAN: FanForm
  MANAGER: ManagerForm
  SPONSOR: SponsorForm
}

/** What a form says of the person and the pictures, which are saved with them and not with the story. */
type PersonField = Exclude<keyof FanForm, 'phrase' | 'biography' | 'objectives' | 'dateOfBirth'>

/** For every other field the columns it changes: one that is left out is undefined, and its columns stay. */
type Columns<Form> = {
  [F in Exclude<keyof Form, PersonField>]-?: (value: Form[F], form: Form) => Story
}

const columnsOf: { [R in keyof ProfileForm]: Columns<ProfileForm[R]> } = {
  ATHLETE: {
    phrase: (phrase) => ({ phrase }),
    biography: (biography) => ({ biography }),
    objectives: (objectives) => ({ objectives }),
    weight: (weight_kg) => ({ weight_kg }),
    height: (height_cm) => ({ height_cm }),
    dateOfBirth: (day) => ({ birth_date: birthDateIn(day) }),
    club: clubIn,
  },
  FAN: {
    phrase: (phrase) => ({ phrase }),
    biography: (biography) => ({ biography }),
    objectives: (objectives) => ({ objectives }),
    dateOfBirth: (day) => ({ birth_date: birthDateIn(day) }),
  },
  MANAGER: {
    phrase: (phrase) => ({ phrase }),
    biography: (biography) => ({ biography }),
    phone: (phone, { countryCode }) => ({ phone: phoneIn(phone, countryCode) }),
    modality: (modality) => ({ sport: sportIn(modality) }),
    location: locationIn,
  },
  SPONSOR: {
    phrase: (phrase) => ({ phrase }),
    biography: (biography) => ({ biography }),
    aboutUs: (about_us) => ({ about_us }),
    // The form's name for it (`profile.fields`).
    phone: (website) => ({ website }),
    contactEmailPublic: (contact_email_public) => ({ contact_email_public }),
  },
}

/** What a saved form changes of the page. */
export function storyIn<R extends keyof ProfileForm>(role: R, form: ProfileForm[R]): Story {
  const changes = Object.entries(columnsOf[role]).map(([field, columns]) =>
    (columns as (value: unknown, form: unknown) => Story)(form[field as keyof typeof form], form),
  )
  return Object.assign({}, ...changes) as Story
}

function birthDateIn(day: AthleteForm['dateOfBirth']): AthleteForm['dateOfBirth'] {
  if (day && isTooLongAgo(day, now())) refuse('moreThan500Years')
  return day
}

/**
 * The sport comes with the club; without a club somebody is independent in the sport they have
 * (`profile.fields`).
 */
function clubIn(club: AthleteForm['club']): Story {
  if (club === undefined) return {}
  if (club === null) return { club_name: null }
  const { clubName, sport } = club.clubCompositeKey
  return { sport: sportIn(sport), club_name: sportIn(sport) ? clubName || null : null }
}

/** NA and nothing are no sport. */
function sportIn<U extends undefined>(sport: Sport | '' | null | U): Sport | null | U {
  return sport === '' || sport === 'NA' ? null : sport
}

function phoneIn(phone: string, countryCode: string): string {
  const number = phoneNumber(phone, countryCode) ?? ''
  return isValidPhoneNumber(number) ? number : refuseField('phone', { kind: 'Pattern' })
}

function locationIn(location: ManagerForm['location']): Story {
  if (location === undefined) return {}
  const { lat = null, lng = null, label = null } = location ?? {}
  return { location_lat: lat, location_lng: lng, location_label: label }
}
