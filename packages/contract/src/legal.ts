import { z } from 'zod'
import { emptyOr, filledText, optionalDayAhead, termsVersion } from './fields.ts'
import { legalKinds } from './legal-kinds.ts'
import { languages } from './locale.ts'
import { route } from './route.ts'
import { firstDayAhead, mostDaysAhead } from './terms-ahead.ts'

export * from './legal-kinds.ts'

const edition = z.object({
  language: z.enum(languages).optional(),
  /**
   * A version that was in force once, or is announced; without it the one in force. One never published
   * is `entityDoesNotExist`.
   */
  version: termsVersion.optional(),
})

/** A version of a document; the text is Markdown. */
export const legalText = z.object({
  version: z.string(),
  text: z.string(),
  /** The day in Portugal on which this version came into force, or will. */
  from: z.string(),
  /** Of the terms: the version that comes into force next, and on which day; left out without one. */
  announced: z.object({ version: z.string(), from: z.string() }).optional(),
})

export const getTerms = route({
  method: 'GET',
  path: '/terms',
  summary:
    'The terms in force, whose version is what a registration accepts; or an earlier version.',
  access: 'any',
  scope: 'open',
  query: edition,
  reply: legalText,
  refusals: ['entityDoesNotExist'],
})

export const getLegalText = route({
  method: 'GET',
  path: '/legal/{kind}',
  summary: 'One of the legal documents, in the language asked for or else the caller’s.',
  access: 'any',
  scope: 'open',
  params: z.object({ kind: z.enum(legalKinds) }),
  query: edition,
  reply: legalText,
  refusals: ['entityDoesNotExist'],
})

const bothLanguages = z.object({
  en: filledText().max(100_000, 'Size'),
  pt: filledText().max(100_000, 'Size'),
})

/** A version of a legal document as an admin writes it; a *material* change of the
 * terms must be accepted before acting on (`terms.versions`); for the others the mark means nothing. */
export const termsDraft = z
  .object({
    kind: z.enum(legalKinds, 'Pattern').default('terms'),
    version: termsVersion,
    text: bothLanguages,
    material: z.boolean().default(false),
    /** False keeps them as a draft that nobody else sees. */
    publish: z.boolean().default(true),
    /**
     * The edition of the draft that it was begun from, '' where there was none: another one by now is
     * `stateChanged`. Left out, it takes the place of whatever stands there.
     */
    after: emptyOr(z.string().regex(/^[\w-]{43}$/, 'Pattern')).optional(),
    /**
     * Of published terms: the day on which they come into force, after fifteen whole days or
     * more (`terms.announced`); at once where it is left out.
     */
    from: optionalDayAhead(mostDaysAhead),
  })
  .refine(({ kind, from }) => !from || (kind === 'terms' && from >= firstDayAhead()), {
    message: 'Pattern',
    path: ['from'],
  })

export const writeTerms = route({
  method: 'POST',
  path: '/admin/terms',
  summary:
    'Write terms, or another legal document: as a draft, which can be written again, or published for good. Terms with `from` are announced, and everybody is told; until that day the earlier ones are in force.',
  access: ['ADMIN'],
  sensitive: true,
  body: termsDraft,
  status: 201,
  reply: z.object({ version: z.string(), published: z.boolean() }),
  refusals: ['termsVersionAlreadyExists', 'stateChanged'],
})

export const listTerms = route({
  method: 'GET',
  path: '/admin/terms',
  summary: 'Every version of a legal document, drafts and announced ones too, newest first.',
  access: ['ADMIN'],
  query: z.object({ kind: z.enum(legalKinds, 'Pattern').default('terms') }),
  reply: z.array(
    z.object({
      version: z.string(),
      text: bothLanguages,
      material: z.boolean(),
      /** Since when it is in force, or from when on it will be; null for a draft. */
      publishedAt: z.string().nullable(),
      /** Published, and not in force yet. */
      announced: z.boolean(),
      /** Names these very words: another draft of the version has another one. */
      edition: z.string(),
    }),
  ),
})
