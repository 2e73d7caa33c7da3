import { z } from 'zod'
import { email, optionalName, requiredName, requiredText } from './fields.ts'
import { textLimits } from './limits.ts'
import { route } from './route.ts'

/** What an institution writes to Podium from the landing page. */
export const contactRequest = z.object({
  name: requiredName(),
  organisation: optionalName(),
  email,
  message: requiredText(textLimits.message),
})

export const sendContactRequest = route({
  method: 'POST',
  path: '/contact-requests',
  summary: 'Propose institutional support: stored, and mailed to the company.',
  access: 'any',
  limit: 'message',
  body: contactRequest,
  status: 204,
})
