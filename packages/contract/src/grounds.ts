import { z } from 'zod'
import { optionalText, reasonOfAdmin } from './fields.ts'
import { textLimits } from './limits.ts'

/** What a decision rests on: the law, or the terms that everybody agreed to. */
export const decisionGrounds = ['LAW', 'TERMS'] as const
export type DecisionGround = (typeof decisionGrounds)[number]

/** What a restriction rests on (`decisions.made`), in every call by which an admin restricts somebody. */
export const basis = {
  ground: z.enum(decisionGrounds, 'Pattern').default('TERMS'),
  /** The law, which must be said, or the part of the terms. */
  reference: optionalText(textLimits.reference),
}

/** The same with why; owners, who do the same with their own, say nothing. */
export const saidByAdmin = { reason: reasonOfAdmin, ...basis }

interface Said {
  ground: DecisionGround
  reference: string
}

const said = z.object(basis)

/**
 * For `refine`, where there is a basis: a law is named. It is said beside what else is wrong, as long as it
 * is known on what the decision rests.
 */
export const namesItsLaw: [
  rule: (said: Said) => boolean,
  broken: {
    message: string
    path: string[]
    when: (payload: { value: unknown }) => boolean
  },
] = [
  ({ ground, reference }) => ground !== 'LAW' || reference !== '',
  {
    message: 'NotBlank',
    path: ['reference'],
    when: ({ value }) => said.safeParse(value).success,
  },
]
