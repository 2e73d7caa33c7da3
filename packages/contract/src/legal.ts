import { z } from 'zod'
import { filledText, termsVersion } from './fields.ts'
import { languages } from './locale.ts'
import { route } from './route.ts'

/** The five legal documents, in the order of their tabs (`legal.documents`). */
export const legalKinds = ['about-us', 'terms', 'privacy', 'cookies', 'gender-equality'] as const
export type LegalKind = (typeof legalKinds)[number]

const edition = z.object({
  language: z.enum(languages).optional(),
  /**
   * A version that was in force once; without it the one in force. One never published is
   * `entityDoesNotExist`.
   */
  version: termsVersion.optional(),
})

/** A version of a document; the text is Markdown. */
export const legalText = z.object({ version: z.string(), text: z.string() })

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
  summary: 'One of the five legal documents, in the language asked for or else the caller’s.',
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
export const termsDraft = z.object({
  kind: z.enum(legalKinds, 'Pattern').default('terms'),
  version: termsVersion,
  text: bothLanguages,
  material: z.boolean().default(false),
  /** False keeps them as a draft that nobody else sees. */
  publish: z.boolean().default(true),
})

export const writeTerms = route({
  method: 'POST',
  path: '/admin/terms',
  summary:
    'Write terms, or another legal document: as a draft, which can be written again, or published for good.',
  access: ['ADMIN'],
  scope: 'never',
  sensitive: true,
  body: termsDraft,
  status: 201,
  reply: z.object({ version: z.string(), published: z.boolean() }),
  refusals: ['termsVersionAlreadyExists'],
})

export const listTerms = route({
  method: 'GET',
  path: '/admin/terms',
  summary: 'Every version of a legal document, drafts too, newest first.',
  access: ['ADMIN'],
  scope: 'never',
  query: z.object({ kind: z.enum(legalKinds, 'Pattern').default('terms') }),
  reply: z.array(
    z.object({
      version: z.string(),
      text: bothLanguages,
      material: z.boolean(),
      publishedAt: z.string().nullable(),
    }),
  ),
})
