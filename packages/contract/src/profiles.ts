import { z } from 'zod'
import { achievement } from './achievements.ts'
import { clubKey } from './clubs.ts'
import * as field from './fields.ts'
import { sport } from './fields.ts'
import { namesItsLaw, saidByAdmin } from './grounds.ts'
import { id, idOrNone, idParams } from './ids.ts'
import { bodyLimits, textLimits } from './limits.ts'
import { picture } from './pictures.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

export { clubKey } from './clubs.ts'
export { picture } from './pictures.ts'

// --- reading -------------------------------------------------------------------------------------

/** What the viewer may do with a profile; the screens ask this and never the role. */
export const abilities = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  /** Add, change and delete achievements. */
  achievements: z.boolean(),
  /** Upload into the gallery, describe and delete what is in it. */
  gallery: z.boolean(),
  /** Write to them, as far as a guardian has a say; a visitor once they signed in. */
  message: z.boolean(),
})

/** A point on the map, with the words it was found by. */
export const location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  label: field.requiredText(textLimits.placeLabel),
})
export type Location = z.output<typeof location>

const publicFields = z.object({
  id,
  role: z.enum(memberRoles),
  name: z.string(),
  lastName: z.string(),
  sport: sport.nullable(),
  /**
   * Of an athlete with a sport; an empty club name means independent (`profile.fields`). Null where
   * others read of somebody protected.
   */
  club: clubKey.nullable(),
  region: z.string().nullable(),
  countryCode: z.string().nullable(),
  phrase: z.string().nullable(),
  biography: z.string().nullable(),
  aboutUs: z.string().nullable(),
  objectives: z.string().nullable(),
  /** Years. */
  age: z.int().nullable(),
  /** Kilograms. */
  weight: z.number().nullable(),
  /** Centimetres. */
  height: z.number().nullable(),
  /**
   * 0 to 10: the latest sportest of the test of this role, which a manager has not. Null while there
   * is none, and while its owner keeps it off.
   */
  sportestScore: z.int().nullable(),
  avatar: picture,
  coverPhoto: picture,
  /** A sponsor's. */
  website: z.string().nullable(),
  /** A sponsor's, where they show it. */
  contactEmail: z.string().nullable(),
  /** A manager's, in international form. */
  phone: z.string().nullable(),
  /** A manager's; nobody else's is public (`profile.views`). */
  address: z.string().nullable(),
  /** A manager's. */
  location: location.nullable(),
  /** An athlete's, newest first. */
  achievements: z.array(achievement),
  /** The page is for people, not for search engines: fans', hidden and protected ones. */
  noindex: z.boolean(),
})

/** What a profile can still be made better by; each counts the same. */
export const completenessParts = [
  'avatar',
  'coverPhoto',
  'sport',
  'phrase',
  'biography',
  'aboutUs',
  'objectives',
  'dateOfBirth',
  'weight',
  'height',
  'region',
  'phone',
  'location',
  'achievements',
] as const
export type CompletenessPart = (typeof completenessParts)[number]

/** What only the owner and admins read (`profile.views`). */
const ownFields = z.object({
  /** Names what a form says of the page now; a change sends the one it began with as `after`. */
  edition: z.string(),
  email: z.string(),
  fiscalCode: z.string().nullable(),
  postalCode: z.string().nullable(),
  address: z.string().nullable(),
  /** ISO day. */
  dateOfBirth: z.string().nullable(),
  contactEmailPublic: z.boolean(),
  hiddenProfile: z.boolean(),
  /** Hidden by an admin, until an admin shows it again: publishing changes nothing. */
  hiddenByAdmin: z.object({ reason: z.string(), since: z.string().nullable() }).nullable(),
  /** Whether page and card show the score of the sportest. */
  sportestShown: z.boolean(),
  /** The clubs of an athlete's achievements. */
  clubs: z.array(clubKey),
  completeness: z.object({
    /** 0 to 100. */
    percent: z.int(),
    missing: z.array(z.enum(completenessParts)),
  }),
  /** Whether the three first steps are still to be shown. */
  welcome: z.boolean(),
  /** Under age: shown with care, and with a guardian alone (`minors.protected`). */
  protected: z.boolean(),
  /** The adult who looks after a protected account; null while there is none. */
  guardian: z.object({ id, name: z.string() }).nullable(),
})

/**
 * A profile as its viewer may see it (`profile.views`): `own` is there for the owner and admins alone.
 */
export const profile = publicFields.extend({ own: ownFields.optional(), abilities })
export type Profile = z.output<typeof profile>

const reading = {
  method: 'GET',
  access: 'any',
  scope: 'PAGE',
  params: idParams,
  reply: profile,
  refusals: ['userNotFound'],
  isAboutPeople: true,
} as const

export const getAthlete = route({
  ...reading,
  path: '/athletes/{id}',
  summary: "An athlete's page.",
})
export const getFan = route({ ...reading, path: '/fans/{id}', summary: "A fan's page." })
export const getManager = route({
  ...reading,
  path: '/managers/{id}',
  summary: "A manager's page.",
})
export const getSponsor = route({
  ...reading,
  path: '/sponsors/{id}',
  summary: "A sponsor's page.",
})

/** The call that reads a profile of each role. */
export const profileOf = {
  ATHLETE: getAthlete,
  FAN: getFan,
  MANAGER: getManager,
  SPONSOR: getSponsor,
}

// --- writing -------------------------------------------------------------------------------------

/**
 * What everybody's form has. A field that is left out stays as it is, an empty text is taken away;
 * the id of a picture is one from an upload, or 0 to take the picture away.
 */
const formFields = z.object({
  name: field.unlinked(field.requiredName()),
  lastName: field.unlinked(field.givenName()).optional(),
  countryCode: field.requiredCountry,
  postalCode: field.requiredText(textLimits.postalCode),
  fiscalCode: field.requiredFiscalCode,
  address: field.freeText(textLimits.address),
  phrase: field.freeText(textLimits.phrase),
  avatarId: idOrNone.optional(),
  coverId: idOrNone.optional(),
  after: field.edition,
})

const story = {
  biography: field.freeText(textLimits.biography),
  objectives: field.freeText(textLimits.objectives),
}

/**
 * An athlete's club; `null` or an empty name leaves them independent, in the sport given
 * (`profile.fields`).
 */
const clubChoice = z
  .object({
    clubCompositeKey: z.object({
      clubName: field.unlinked(field.optionalName(textLimits.clubName)),
      sport: field.emptyOr(sport).nullable(),
    }),
  })
  .nullish()

/**
 * What an athlete saves. `dateOfBirth` is an ISO day; a date more than 500 years back is
 * `moreThan500Years`.
 */
const athleteFields = formFields.extend({
  ...story,
  lastName: field.unlinked(field.requiredName()),
  club: clubChoice,
  weight: field.decimal(bodyLimits.weight),
  height: field.decimal(bodyLimits.height),
  dateOfBirth: field.optionalPastDay,
})
export const athleteForm = athleteFields.superRefine(field.residenceRules)
export type AthleteForm = z.output<typeof athleteForm>

const fanFields = formFields.extend({ ...story, dateOfBirth: field.optionalPastDay })
export const fanForm = fanFields.superRefine(field.residenceRules)
export type FanForm = z.output<typeof fanForm>

/** What a sponsor saves; `phone` is the address of their website (`profile.fields`). */
const sponsorFields = formFields.extend({
  phone: field.requiredLink,
  biography: field.freeText(textLimits.biography),
  aboutUs: field.freeText(textLimits.aboutUs),
  contactEmailPublic: z.boolean().optional(),
})
const sponsorForm = sponsorFields.superRefine(field.residenceRules)
export type SponsorForm = z.output<typeof sponsorForm>

/** What a manager saves; the sport is theirs to change. */
const managerFields = formFields.extend({
  lastName: field.unlinked(field.requiredName()),
  phone: field.requiredText(40),
  biography: field.freeText(textLimits.biography),
  modality: field.emptyOr(sport).nullish(),
  location: location.nullish(),
})
const managerForm = managerFields.superRefine(managerRules)
export type ManagerForm = z.output<typeof managerForm>

function managerRules(form: z.output<typeof managerFields>, context: z.RefinementCtx): void {
  field.residenceRules(form, context)
  if (form.phone && !field.phoneNumber(form.phone, form.countryCode)) {
    context.addIssue({ code: 'custom', path: ['phone'], message: 'Pattern' })
  }
}

const writing = {
  method: 'PUT',
  reply: profile,
  refusals: [
    'userNotFound',
    'invalidAvatarId',
    'invalidCoverId',
    'athleteHasNoSport',
    'moreThan500Years',
    'acceptLastTerms',
    'tooYoung',
    'guardianNeeded',
    'stateChanged',
  ],
} as const

/**
 * Why whoever but the owner edits a page, kept with the act on record; an admin's is told the owner, with
 * what it rests on (`decisions.made`). Required where they change a birth date so that somebody is not
 * protected any more (`minors.protected`).
 */
const reason = { reason: field.reasonOfAdmin }

export const putAthlete = route({
  ...writing,
  path: '/athletes',
  summary: 'Save one’s own page; the first complete save publishes it.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  /** By a guardian who acts for them, with the reason. */
  body: athleteFields.extend(reason).superRefine(field.residenceRules),
})
export const putFan = route({
  ...writing,
  path: '/fans',
  summary: 'Save one’s own page.',
  access: ['FAN'],
  scope: 'PAGE',
  body: fanFields.extend(reason).superRefine(field.residenceRules),
})
export const putManager = route({
  ...writing,
  path: '/managers',
  summary: 'Save one’s own page; the first complete save publishes it.',
  access: ['MANAGER'],
  scope: 'PAGE',
  body: managerForm,
})
export const putSponsor = route({
  ...writing,
  path: '/sponsors',
  summary: 'Save one’s own page.',
  access: ['SPONSOR'],
  scope: 'PAGE',
  body: sponsorForm,
})

const adminWriting = {
  ...writing,
  access: ['ADMIN'],
  params: idParams,
} as const

export const putAthleteAsAdmin = route({
  ...adminWriting,
  access: 'owner',
  refusals: [...writing.refusals, 'forbidden'],
  path: '/athletes/{id}',
  summary: "Save an athlete's page as an admin, or as the guardian of a protected one.",
  body: athleteFields
    .extend(saidByAdmin)
    .refine(...namesItsLaw)
    .superRefine(field.residenceRules),
})
export const putFanAsAdmin = route({
  ...adminWriting,
  access: 'owner',
  refusals: [...writing.refusals, 'forbidden'],
  path: '/fans/{id}',
  summary: "Save a fan's page as an admin, or as the guardian of a protected one.",
  body: fanFields
    .extend(saidByAdmin)
    .refine(...namesItsLaw)
    .superRefine(field.residenceRules),
})
export const putManagerAsAdmin = route({
  ...adminWriting,
  path: '/managers/{id}',
  summary: "Save a manager's page as an admin.",
  body: managerFields
    .extend(saidByAdmin)
    .refine(...namesItsLaw)
    .superRefine(managerRules),
})
export const putSponsorAsAdmin = route({
  ...adminWriting,
  path: '/sponsors/{id}',
  summary: "Save a sponsor's page as an admin.",
  body: sponsorFields
    .extend(saidByAdmin)
    .refine(...namesItsLaw)
    .superRefine(field.residenceRules),
})

/** The call by which the owner saves a page of each role. */
export const saveOf = {
  ATHLETE: putAthlete,
  FAN: putFan,
  MANAGER: putManager,
  SPONSOR: putSponsor,
}

/** The call by which an admin saves a page of each role. */
export const adminSaveOf = {
  ATHLETE: putAthleteAsAdmin,
  FAN: putFanAsAdmin,
  MANAGER: putManagerAsAdmin,
  SPONSOR: putSponsorAsAdmin,
}

export const putVisibility = route({
  method: 'PUT',
  path: '/users/{id}/visibility',
  summary: 'Publish or hide a profile: carries the wanted value.',
  access: 'owner',
  scope: 'PAGE',
  params: idParams,
  body: z
    .object({
      hiddenProfile: z.boolean(),
      /** An admin's, told to the owner and kept with the act on record. */
      ...saidByAdmin,
    })
    .refine(...namesItsLaw),
  reply: z.object({ hiddenProfile: z.boolean() }),
  refusals: ['forbidden', 'userNotFound', 'athleteHasNoSport', 'acceptLastTerms', 'guardianNeeded'],
})

export const endWelcome = route({
  method: 'DELETE',
  path: '/welcome',
  summary: 'Put the three first steps on one’s own page away, for good; again changes nothing.',
  access: memberRoles,
  scope: 'PAGE',
  status: 204,
})
