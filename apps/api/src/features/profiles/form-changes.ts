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

/** What each role's form changes of the page; what it leaves out is undefined and stays. */
export const storyIn: { [R in keyof ProfileForm]: (form: ProfileForm[R]) => Story } = {
  ATHLETE: (form) => ({
    phrase: form.phrase,
    biography: form.biography,
    objectives: form.objectives,
    weight_kg: form.weight,
    height_cm: form.height,
    birth_date: birthDateIn(form),
    ...clubIn(form),
  }),
  FAN: ({ phrase, biography, objectives }) => ({ phrase, biography, objectives }),
  MANAGER: (form) => ({
    phrase: form.phrase,
    biography: form.biography,
    phone: phoneIn(form),
    sport: sportIn(form.modality),
    ...locationIn(form),
  }),
  SPONSOR: (form) => ({
    phrase: form.phrase,
    biography: form.biography,
    about_us: form.aboutUs,
    website: form.phone,
    contact_email_public: form.contactEmailPublic,
  }),
}

function birthDateIn({ dateOfBirth }: AthleteForm): string | null | undefined {
  if (dateOfBirth && isTooLongAgo(dateOfBirth, now())) refuse('moreThan500Years')
  return dateOfBirth
}

/**
 * The sport comes with the club; without a club somebody is independent in the sport they have
 * (`profile.fields`).
 */
function clubIn({ club }: AthleteForm): Story {
  if (club === undefined) return {}
  if (club === null) return { club_name: null }
  const { clubName, sport } = club.clubCompositeKey
  return { sport: sportIn(sport), club_name: sportIn(sport) ? clubName || null : null }
}

/** NA and nothing are no sport. */
function sportIn<U extends undefined>(sport: Sport | '' | null | U): Sport | null | U {
  return sport === '' || sport === 'NA' ? null : sport
}

function phoneIn({ phone, countryCode }: ManagerForm): string {
  const number = phoneNumber(phone, countryCode) ?? ''
  return isValidPhoneNumber(number) ? number : refuseField('phone', { kind: 'Pattern' })
}

function locationIn({ location }: ManagerForm): Story {
  if (location === undefined) return {}
  const { lat = null, lng = null, label = null } = location ?? {}
  return { location_lat: lat, location_lng: lng, location_label: label }
}
