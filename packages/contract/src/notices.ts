import { z } from 'zod'
import { email, requiredName, requiredText } from './fields.ts'
import { captchaQuery } from './identity.ts'
import { idInBody } from './ids.ts'
import { reportKinds, reportReasons, reportTextLength } from './reports.ts'
import { route } from './route.ts'

export const sendNotice = route({
  method: 'POST',
  path: '/notices',
  summary:
    'Report something that breaks the rules or the law, without an account too: visitors pass the human check. It stands among the reports under the reference that is answered and mailed.',
  access: 'any',
  whileSuspended: true,
  limit: 'report',
  query: captchaQuery,
  body: z.object({
    subjectType: z.enum(reportKinds, 'Pattern'),
    subjectId: idInBody,
    reason: z.enum(reportReasons, 'Pattern'),
    explanation: requiredText(reportTextLength),
    /** Whose notice it is; of somebody signed in those of the account count. */
    name: requiredName(),
    email,
    /** Declared: what is said is true, as far as its sender knows. */
    goodFaith: z.literal(true, 'NotBlank'),
  }),
  reply: z.object({ reference: z.string() }),
  status: 201,
  refusals: ['userNotFound', 'entityDoesNotExist', 'forbidden', 'captchaInvalid'],
})
