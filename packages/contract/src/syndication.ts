import { z } from 'zod'
import { requiredText } from './fields.ts'
import { idParams } from './ids.ts'
import { languages } from './locale.ts'
import { route } from './route.ts'

/** Of an address no more is read than any page of ours has. */
const longestAddress = 2000

export const readOembed = route({
  method: 'GET',
  path: '/oembed',
  summary:
    'What another site shows of a link to a public page of ours (oEmbed 1.0, type link): whose it is, and the share card.',
  access: 'any',
  query: z.object({
    url: requiredText(longestAddress),
    format: z.literal('json', 'Pattern').optional(),
    maxwidth: z.coerce.number('Number').pipe(z.int('Number').min(1, 'Min')).optional(),
    maxheight: z.coerce.number('Number').pipe(z.int('Number').min(1, 'Min')).optional(),
    lang: z.enum(languages, 'Pattern').optional(),
  }),
  reply: z.object({
    version: z.literal('1.0'),
    type: z.literal('link'),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int(),
    /** Left out where it is larger than asked for. */
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
  }),
  refusals: ['userNotFound'],
})

export const readUpdatesFeed = route({
  method: 'GET',
  path: '/athletes/{id}/updates.atom',
  summary:
    'What an athlete told everybody and their results, newest first, as a feed that readers subscribe to (Atom, RFC 4287).',
  access: 'any',
  params: idParams,
  /** The language of what the athlete did not write; the caller’s unless given. */
  query: z.object({ lang: z.enum(languages, 'Pattern').optional() }),
  file: 'application/atom+xml; charset=utf-8',
  readInPlace: true,
  refusals: ['userNotFound'],
})
