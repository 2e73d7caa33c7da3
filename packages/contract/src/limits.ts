/** Longest texts, in characters (`fields.lengths`). */
export const textLimits = {
  name: 100,
  email: 254,
  phrase: 255,
  address: 255,
  fiscalCode: 20,
  postalCode: 20,
  biography: 2000,
  objectives: 2000,
  aboutUs: 2000,
  productDescription: 2000,
  message: 1000,
  creditDescription: 40,
  search: 200,
  clubName: 100,
  competitionName: 150,
  link: 500,
  caption: 300,
  altText: 300,
  placeLabel: 150,
  reference: 200,
} as const

/** A product: characters of its title, digits of its price, most pieces (`products.offered`). */
export const productLimits = {
  title: 100,
  creditDigits: 6,
  stock: 999_999,
  maker: 255,
  safety: 1000,
} as const

/**
 * Details of a seller, how many days ahead they can be verified, and from how many days before the last one a
 * sponsor is reminded and may have everything checked anew (`traders.check`).
 */
export const traderLimits = {
  ...{ legalName: 150, registration: 40, phone: 40 },
  ...{ mostDays: 1827, daysToRenew: 30 },
} as const

/** Name of a register of agents, and number in it (`registers.check`). */
export const registerLimits = { name: 150, number: 60 } as const

/** Athletes on a shortlist, and characters of a note about one (`shortlist.own`). */
export const shortlistLimits = { people: 200, note: 500 } as const

/** Saved searches of one person, and characters of a name (`searches.saved`). */
export const savedSearchLimits = { searches: 20, name: 60 } as const

/** Days the test clock moves at once, and is ahead at most: ten years (`clock.ahead`). */
export const testClockLimits = { daysAtOnce: 400, mostDays: 3650 } as const

/** Devices of one person that are told, and characters of a subscription's address (`notifications.push`). */
export const pushLimits = { devices: 10, endpoint: 1000 } as const

/** Access tokens: characters of a name, how many of one person run, and days until one ends at most (`tokens.made`). */
export const tokenLimits = { name: 60, running: 20, days: 366 } as const

/**
 * Endpoints of one person, characters of an address, days and ended deliveries of each that its log keeps
 * (`webhooks.log`).
 */
export const webhookLimits = { endpoints: 10, url: 1000, daysKept: 30, kept: 1000 } as const

/** Largest uploads, in bytes (`uploads.rules`). */
export const uploadLimits = {
  image: 10_000_000,
  productImage: 2_000_000,
  galleryVideo: 200_000_000,
} as const

/**
 * What one person may bring within a day and keep in all, in bytes, and uploads that go on at once
 * (`uploads.budget`).
 */
export const storageLimits = {
  perDay: 2_000_000_000,
  perPerson: 10_000_000_000,
  openUploads: 3,
} as const

/** Most photos and videos of one gallery. */
export const mostMedia = 500

/** Most pixels of a picture that is opened: 50 megapixels (`uploads.rules`). */
export const mostPixels = 50_000_000

/** Weight in kilograms and height in centimetres, both with one decimal (`profile.figures`). */
export const bodyLimits = {
  weight: { min: 20, max: 350 },
  height: { min: 50, max: 260 },
} as const

/** A result is the position reached (`achievements.timeline`). */
export const resultLimits = { min: 1, max: 50 } as const

/** Most achievements of one athlete (`achievements.timeline`). */
export const mostAchievements = 300

/**
 * The season of an athlete (`season.competitions`, `season.goals`, `season.updates`): how many of each, how far ahead,
 * how many days the owner still sees a competition that is over, texts in characters, and credits.
 */
export const seasonLimits = {
  competitions: 100,
  openGoals: 5,
  closedGoals: 50,
  daysAhead: 730,
  daysKept: 30,
  daysNear: 2,
  goalTitle: 100,
  goalPurpose: 500,
  goalCredits: { min: 50, max: 100_000 },
  updateText: 2000,
  updateMedia: 10,
  updatesPerPage: 10,
} as const

/** What a match fund holds, and the most it adds for one supporter, in credits (`season.matches`). */
export const matchLimits = {
  credits: { min: 50, max: 100_000 },
  perSupporter: { min: 1, max: 100_000 },
} as const

/**
 * An agreement (`agreements.between`): characters of its texts, what can be promised in it, versions,
 * and how many days ahead.
 */
export const agreementLimits = {
  title: 100,
  text: 6000,
  deliverables: 20,
  deliverableTitle: 150,
  comment: 500,
  versions: 50,
  daysAhead: 1096,
} as const

/** How far back a date may lie, in years (`moreThan500Years`). */
export const mostYearsBack = 500

/** Wait before the gallery is fetched again while something is in the making, in milliseconds. */
export const galleryRefetchMs = 3500

/** Passwords are 8 to 100 characters (`password.rules`). */
export const passwordLength = { min: 8, max: 100 } as const

/** Wait before a postal code is looked up, in milliseconds (`timing.waits`). */
export const lookupDebounceMs = 500

/** Bodies outside uploads, in bytes (`docs/api.md`). */
export const bodyBytes = 1_048_576
