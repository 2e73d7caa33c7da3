import { z } from 'zod'
import { languages } from './locale.ts'
import { route } from './route.ts'

/** The five legal documents, in the order of their tabs (specification 1, section 2). */
export const legalKinds = ['about-us', 'terms', 'privacy', 'cookies', 'gender-equality'] as const
export type LegalKind = (typeof legalKinds)[number]

const language = z.object({ language: z.enum(languages).optional() })

/** A version of a document; the text is Markdown. */
export const legalText = z.object({ version: z.string(), text: z.string() })

export const getTerms = route({
  method: 'GET',
  path: '/terms',
  summary: 'The terms in force: the version is what a registration accepts.',
  access: 'any',
  query: language,
  reply: legalText,
})

export const getLegalText = route({
  method: 'GET',
  path: '/legal/{kind}',
  summary: 'One of the five legal documents, in the language asked for or else the caller’s.',
  access: 'any',
  params: z.object({ kind: z.enum(legalKinds) }),
  query: language,
  reply: legalText,
})
