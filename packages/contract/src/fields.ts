import { z } from 'zod'
import { calendarDay, dayAfter } from './calendar.ts'
import { thisMoment } from './clock.ts'
import { isCountry } from './countries.ts'
import { mostYearsBack, passwordLength, textLimits } from './limits.ts'
import { sports } from './sports.ts'
import { isNif } from './nif.ts'

/**
 * The field rules of `fields.rules`, as zod schemas. Browser and server parse with the
 * same ones; each rule's message is the kind of violation it reports.
 */

// PostgreSQL stores no NUL and no person types one.
const printable = /^[^\u0000]*$/

// Spaces, control and format characters, and what Unicode says may be drawn as nothing; the empty
// braille pattern and the empty note are drawn so too.
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u

/** Ends the rules at a text that is too long: no pattern is tried on more than its field may have. */
const tooLong = { error: 'Size', abort: true } as const

/** What was typed: spaces around it are not part of it, and where nothing can be seen it is empty. */
function seen(text: string): string {
  return invisible.test(text) ? '' : text.trim()
}

/** A text as typed. */
export function typedText() {
  return z.string().overwrite(seen)
}

/** A rule that is asked only where something was typed. */
export function emptyOr<R extends z.ZodType<unknown, string>>(rule: R) {
  return typedText().pipe(z.union([z.literal(''), rule]))
}

/** A text that must be there. */
export function filledText() {
  return typedText().min(1, 'NotBlank')
}

/** A text that may be left out or empty. */
export function optionalText(max: number) {
  return typedText().max(max, tooLong).regex(printable, 'Pattern').default('')
}

/** The `edition` that a change began with: where another one stands, nothing is saved. Left out, none is looked at. */
export const edition = z
  .string('Pattern')
  .regex(/^[\w-]{1,50}$/, 'Pattern')
  .optional()

/** The same of what counts its versions: 0 before anything was given. */
export const versionBefore = z.int('Pattern').min(0, 'Pattern').optional()

/** What an admin says of an act on somebody; owners, who do the same with their own, say nothing. */
export const reasonOfAdmin = optionalText(255)

/** A longer text in a form: left out it stays as it is, empty it is taken away. */
export function freeText(max: number) {
  return typedText()
    .max(max, tooLong)
    .regex(printable, 'Pattern')
    .nullish()
    .transform((text) => (text === '' ? null : text))
}

/** A text that must be there, up to a length. */
export function requiredText(max: number) {
  return filledText().max(max, tooLong).regex(printable, 'Pattern')
}

// Control characters and line breaks would end up in mail headers and in calendars, and marks that turn
// the direction of writing make a name read as another one, also all that follows it.
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u
// Angle brackets are in nothing a person is called.
const nameOnly = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]*$/u

/** What a thing is called, on one line: it is read in lists, calendars and mails. */
export function requiredTitle(max: number) {
  return requiredText(max).regex(oneLine, 'Pattern')
}

/** A title that may be left out or empty. */
export function optionalTitle(max: number) {
  return optionalText(max).pipe(z.string().regex(oneLine, 'Pattern'))
}

/** A title in a form: left out it stays as it is, empty it is taken away. */
export function freeTitle(max: number) {
  return freeText(max).pipe(z.string().regex(oneLine, 'Pattern').nullish())
}

/** A name on one line. */
export function requiredName(max: number = textLimits.name) {
  return requiredText(max).regex(nameOnly, 'Pattern')
}

/** A name that may be empty; where it may be left out as well, being left out is not being empty. */
export function givenName(max: number = textLimits.name) {
  return typedText().max(max, tooLong).regex(nameOnly, 'Pattern')
}

export function optionalName(max: number = textLimits.name) {
  return optionalText(max).pipe(z.string().regex(nameOnly, 'Pattern'))
}

/**
 * What somebody or a club is called, a name that is no web address: it is told to people who never asked
 * for it, in mails too, and mail programs make a link of one.
 */
export function unlinked<R extends z.ZodType<string | undefined>>(name: R): R {
  return name.refine((text) => !/:\/\/|www\./i.test(text ?? ''), 'Pattern')
}

const emailPattern = /^[a-z0-9._%+'-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/** An e-mail address; ASCII only, so that no look-alike letter passes for another address. */
export const email = requiredText(textLimits.email).regex(emailPattern, 'Pattern')

/** A domain of mail as an address has it behind the @, which may be written along. */
export const domain = typedText()
  .overwrite((text) => text.replace(/^@/, '').toLowerCase())
  .min(1, 'NotBlank')
  .max(textLimits.email, tooLong)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'Pattern')

const passwordPattern =
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*()_+])[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u

/** The parts of the password rule, for a live checklist (`password.rules`). */
export const passwordRules = [
  {
    name: 'length',
    holds: (text: string) => text.length >= passwordLength.min && text.length <= passwordLength.max,
  },
  { name: 'lowerCase', holds: (text: string) => /[a-z]/.test(text) },
  { name: 'upperCase', holds: (text: string) => /[A-Z]/.test(text) },
  { name: 'digit', holds: (text: string) => /\d/.test(text) },
  { name: 'special', holds: (text: string) => /[!@#$%^&*()_+]/.test(text) },
] as const

/** A chosen password where leaving it empty is not a broken rule but a refusal (`emptyNewPassword`). */
export const newPasswordOrNone = z
  .string()
  .refine(
    (text) =>
      text === '' ||
      (passwordPattern.test(text) && passwordRules.every((rule) => rule.holds(text))),
    'PasswordStrength',
  )

/**
 * A password somebody chooses: 8 to 100 printable characters, one of each kind (`password.rules`). Not
 * trimmed.
 */
export const newPassword = newPasswordOrNone.min(1, 'NotBlank')

/** A password somebody proves: any text, bounded so that hashing it costs a bounded time. */
export const givenPassword = z.string().min(1, 'NotBlank').max(1000, tooLong)

/** The code of a country that exists: ISO 3166-1 alpha-2. */
export const countryCode = typedText()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Pattern')
  .refine(isCountry, 'Pattern')

const postalPatterns: Record<string, RegExp> = {
  PT: /^\d{4}-\d{3}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
}

/**
 * Whether a postal code has its country's form: PT NNNN-NNN, ES NNNNN from 01 to 52, others free
 * (`place.postal-code`).
 */
export function isPostalCode(country: string, code: string): boolean {
  return postalPatterns[country]?.test(code) ?? true
}

/** Countries whose postal codes tell a region (`place.postal-code`). */
export const lookupCountries = ['PT', 'ES'] as const

const taxNumberPattern = /^[A-Z0-9]{1,20}$/

/**
 * Whether a tax number (already upper-cased) has the general form; PT has the NIF rule beside it
 * (`profile.tax-number`).
 */
export function isTaxNumber(code: string): boolean {
  return taxNumberPattern.test(code)
}

/** A tax number as typed: spaces, dots and dashes fall away, letters become capitals. */
export const fiscalCode = typedText()
  .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().max(textLimits.fiscalCode, tooLong))

/** A tax number that must be there. */
export const requiredFiscalCode = filledText().pipe(fiscalCode)

/** A country that must be chosen. */
export const requiredCountry = filledText().pipe(countryCode)

interface Residence {
  countryCode?: string | undefined
  postalCode?: string | undefined
  fiscalCode?: string | undefined
}

/**
 * The rules that tie postal code and tax number to the country. Empty fields pass here: whether
 * they are required is their own schema's matter.
 */
export function checkResidence(
  value: Residence,
  report: (path: string, kind: string) => void,
): void {
  const { countryCode: country = '', postalCode: postal = '', fiscalCode: tax = '' } = value
  if (postal && !isPostalCode(country, postal)) report('postalCode', 'Pattern')
  if (!tax) return
  if (country === 'PT' && !isNif(tax)) report('fiscalCode', 'InvalidNif')
  else if (!isTaxNumber(tax)) report('fiscalCode', 'Pattern')
}

/** `checkResidence` in the form zod's `superRefine` takes. */
export function residenceRules(value: Residence, context: z.RefinementCtx): void {
  checkResidence(value, (path, kind) => {
    context.addIssue({ code: 'custom', path: [path], message: kind })
  })
}

/** One of the sports, or NA. */
export const sport = z.enum(sports, 'Pattern')

/** A sport that must be chosen: not empty, not NA. */
export const chosenSport = filledText().pipe(sport.exclude(['NA'], 'Pattern'))

/** A secret that came by mail: its form says nothing, so only its length is bounded. */
export const token = filledText().max(200, tooLong)

/** The version of the terms somebody accepts. */
export const termsVersion = filledText().max(40, tooLong)

/**
 * A measure with at most one decimal behind a dot or a comma, as text or number; empty is none
 * (`profile.figures`).
 */
export function decimal({ min, max }: { min: number; max: number }) {
  return z
    .union([z.string(), z.number()])
    .nullish()
    .transform((typed) =>
      typed === null || typed === undefined ? typed : seen(String(typed)).replace(',', '.'),
    )
    .pipe(
      z
        .string()
        .regex(/^(?:\d{1,4}(?:\.\d)?)?$/, 'Pattern')
        .nullish(),
    )
    .transform((text) => (text ? Number(text) : text === undefined ? undefined : null))
    .pipe(z.number().min(min, 'Min').max(max, 'Max').nullish())
}

/** A whole number that must be there, as typed or as a number. */
export function whole({ min, max }: { min: number; max: number }) {
  return z
    .union([z.string(), z.number()])
    .optional()
    .transform((typed) => String(typed ?? ''))
    .pipe(filledText().regex(/^-?\d{1,9}$/, 'Number'))
    .transform(Number)
    .pipe(z.number().min(min, 'Min').max(max, 'Max'))
}

/** Whether a text is a day of the calendar in ISO form (`1999-02-28`), from the year 1 on. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year || year === '0000') return false
  const date = new Date(`${text}T00:00:00Z`)
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
}

// Somebody far in the east is a day ahead of our clock: today, wherever one is, is not the future.
const furthestAheadMs = 14 * 60 * 60 * 1000

function isFuture(day: string): boolean {
  return day > new Date(thisMoment().getTime() + furthestAheadMs).toISOString().slice(0, 10)
}

/** Whether a day, in ISO form, is more than 500 years back (`moreThan500Years`). */
export function isTooLongAgo(day: string, now = thisMoment()): boolean {
  const today = now.toISOString().slice(0, 10)
  const year = String(Number(today.slice(0, 4)) - mostYearsBack).padStart(4, '0')
  return day < year + today.slice(4)
}

/**
 * A day as it is kept, in ISO form, also where it was written as people write it, dd-MM-yyyy
 * (`profile.figures`).
 */
function isoDay(text: string): string {
  return text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1')
}

/** A day that is not in the future: ISO or dd-MM-yyyy on its way in, ISO once it is parsed. */
export const pastDay = filledText()
  .overwrite(isoDay)
  .refine((text) => text === '' || (isDay(text) && !isFuture(text)), 'Pattern')

/**
 * A day from today on, in Portugal, and at most so many days ahead: ISO or dd-MM-yyyy on its way in, ISO
 * once it is parsed.
 */
export function dayAhead(most: number) {
  return filledText()
    .overwrite(isoDay)
    .refine((text) => {
      const today = calendarDay(thisMoment())
      return text === '' || (isDay(text) && text >= today && text <= dayAfter(today, most))
    }, 'Pattern')
}

/** A day ahead where it may be left out; empty is none. */
export function optionalDayAhead(most: number) {
  return emptyOr(dayAhead(most))
    .nullish()
    .transform((text) => text || null)
}

/** A past day where it may be left out; empty is none. */
export const optionalPastDay = emptyOr(pastDay)
  .nullish()
  .transform((text) => (text === '' ? null : text))

// A name with a last part of letters: a number alone, as of a telephone, would be read as a machine's.
const namedHost = /\.(?=[^.]*[a-z])[^.]+$/

/**
 * The address of a web page, http or https only, as it is kept; null for anything else. Without a
 * scheme it is taken as https.
 */
export function webAddress(text: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const url = urlIn(whole)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return namedHost.test(url.hostname) && !/\s/.test(text) ? url.href : null
}

/** `URL.canParse` calls some very long names an address that `new URL` then throws at. */
function urlIn(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

const link = typedText()
  .max(textLimits.link, tooLong)
  .refine((text) => text === '' || webAddress(text) !== null, 'Pattern')

/** A link that may be left out. */
export const optionalLink = link
  .nullish()
  .transform((text) => (text ? webAddress(text) : text === undefined ? undefined : null))

/** A link that must be there. */
export const requiredLink = filledText()
  .pipe(link)
  .transform((text) => webAddress(text) ?? '')

const portuguesePhone = /^(?:9[1236]\d{7}|2\d{8})$/

/**
 * A phone number in international form (`+351912345678`), or null for one that is none: of Portugal
 * nine digits, with or without +351, and no other country's; of other countries with a prefix.
 */
export function phoneNumber(typed: string, country: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  const hasPrefix = digits.startsWith('+351')
  if (country !== 'PT' && !hasPrefix) return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null
  const national = hasPrefix ? digits.slice(4) : digits
  return portuguesePhone.test(national) ? `+351${national}` : null
}

/**
 * The number of somebody who waits for a parcel: it goes to the country, their phone may be of
 * another.
 */
export function deliveryPhone(typed: string, country: string): string | null {
  return phoneNumber(typed, country) ?? phoneNumber(typed, '')
}
