import type { Company } from '@podium/contract/company'
import type { Tx } from '../../platform/database/index.ts'
import { letter, mailKind, postMail } from '../../platform/mail/index.ts'
import { contactMailPhrases } from '@podium/phrases/contact-mails'
import { type ContactRequest, insertContactRequest } from './contact-records.ts'

export const contactRequestMail = mailKind<ContactRequest>(
  'contact-request',
  (request, { language }) => {
    const phrases = contactMailPhrases[language]
    const from = [request.name, request.organisation].filter(Boolean).join(', ')
    return letter({ ...phrases, subject: phrases.subject(from) }, [
      `${from} <${request.email}>`,
      ...request.message.split(/\n+/),
    ])
  },
)

/**
 * Keeps what an institution proposes, and mails it to the company where an address is configured
 * (`landing.contact`).
 */
export async function sendContactRequest(
  tx: Tx,
  company: Company,
  request: ContactRequest,
): Promise<void> {
  await insertContactRequest(tx, request)
  if (!company.email) return
  await postMail(tx, contactRequestMail, { to: company.email, language: 'pt', data: request })
}
