/** Longest texts, in characters (specification 2, section 9). */
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
} as const

/** A product: characters of its title, digits of its price, most pieces (specification 2, section 5). */
export const productLimits = { title: 100, creditDigits: 6, stock: 999_999 } as const

/** Largest uploads, in bytes (specification 2, section 9; P30). */
export const uploadLimits = {
  image: 10_000_000,
  productImage: 2_000_000,
  galleryVideo: 200_000_000,
} as const

/** What one person may bring within a day and keep in all, in bytes, and uploads that go on at once. */
export const storageLimits = {
  perDay: 2_000_000_000,
  perPerson: 10_000_000_000,
  openUploads: 3,
} as const

/** Most photos and videos of one gallery. */
export const mostMedia = 500

/** Most pixels of a picture that is opened: 50 megapixels (P30). */
export const mostPixels = 50_000_000

/** Weight in kilograms and height in centimetres, both with one decimal (P23). */
export const bodyLimits = {
  weight: { min: 20, max: 350 },
  height: { min: 50, max: 260 },
} as const

/** A result is the position reached (specification 2, section 9). */
export const resultLimits = { min: 1, max: 50 } as const

/** Most achievements of one athlete (P26). */
export const mostAchievements = 300

/** How far back a date may lie, in years (code 32). */
export const mostYearsBack = 500

/** Wait before the gallery is fetched again while something is in the making, in milliseconds. */
export const galleryRefetchMs = 3500

/** Passwords are 8 to 100 characters (specification 1, section 5). */
export const passwordLength = { min: 8, max: 100 } as const

/** Search runs only when the query is longer than two characters (specification 2, section 5). */
export const searchLength = { min: 3, max: 200 } as const

/** Wait before a postal code is looked up, in milliseconds (specification 1, section 9). */
export const lookupDebounceMs = 500

/** Bodies outside uploads, in bytes (`api.md`). */
export const bodyBytes = 1_048_576

/** The header in which lists tell their total (specification 1, section 9). */
export const totalHeader = 'x-total-count'
