import { z } from 'zod'
import { languages } from './locale.ts'
import { countryCode, lookupCountries, typedText } from './fields.ts'
import { textLimits } from './limits.ts'
import { sports } from './sports.ts'
import { route } from './route.ts'

const language = z.object({ language: z.enum(languages).default('en') })

export const country = z.object({
  code: z.string(),
  name: z.string(),
  /** International dialling prefix with its plus sign; empty where there is none. */
  phonePrefix: z.string(),
  /** A regular expression for the country's postal codes; empty where any text is taken. */
  postalPattern: z.string(),
})
export type Country = z.output<typeof country>

export const getCountries = route({
  method: 'GET',
  path: '/locations/countries',
  summary: 'Every country (ISO 3166-1), named in the language asked for and sorted by that name.',
  access: 'any',
  scope: 'open',
  query: language,
  reply: z.array(country),
})

export const getCountry = route({
  method: 'GET',
  path: '/locations/country/{code}',
  summary: 'One country.',
  access: 'any',
  scope: 'open',
  // A code that no country has is nothing found here, and no broken rule.
  params: z.object({
    code: typedText()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Pattern'),
  }),
  query: language,
  reply: country,
  refusals: ['entityDoesNotExist'],
})

/**
 * Where a postal code is: always a region; the rest once the full files are imported
 * (`place.postal-code`).
 */
export const postalPlace = z.object({
  region: z.string(),
  municipality: z.string().nullable(),
  locality: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export type PostalPlace = z.output<typeof postalPlace>

export const getPostalPlace = route({
  method: 'GET',
  path: '/locations/country/{code}/postal-code/{postal}',
  summary: 'The region of a Portuguese or Spanish postal code.',
  access: 'any',
  scope: 'open',
  limit: 'lookup',
  params: z.object({
    code: countryCode.pipe(z.enum(lookupCountries, 'Pattern')),
    postal: z.string().max(textLimits.postalCode, 'Size'),
  }),
  reply: postalPlace,
  refusals: ['entityDoesNotExist'],
})

const place = z.object({
  name: z.string(),
  countryCode: z.string(),
  region: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
})
export type Place = z.output<typeof place>

export const searchPlaces = route({
  method: 'GET',
  path: '/locations/search',
  summary: 'At most ten places by name, best match first, from the gazetteer.',
  access: 'any',
  scope: 'open',
  limit: 'lookup',
  query: z.object({
    q: typedText().min(2, 'Size').max(textLimits.search, 'Size'),
    country: countryCode.optional(),
  }),
  reply: z.array(place),
})

export const getSports = route({
  method: 'GET',
  path: '/utils/sports',
  summary: 'The sport codes.',
  access: 'any',
  scope: 'open',
  reply: z.array(z.enum(sports)),
})

export const getLimits = route({
  method: 'GET',
  path: '/utils/limits',
  summary: 'Upload limits in bytes and text limits in characters.',
  access: 'any',
  scope: 'open',
  reply: z.object({
    text: z.record(z.string(), z.int()),
    upload: z.record(z.string(), z.int()),
  }),
})
