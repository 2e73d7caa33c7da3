import type { DelegationKind } from '@podium/contract/delegations'
import { delegationMailPhrases } from '@podium/phrases/delegation-mails'
import { mailKind } from '../../platform/mail/index.ts'

/**
 * A member offers the owner of an address to act for them; `principal` is '' where nobody has proven the
 * address, and the page behind the link says who it is (`registration.unproven`).
 */
export const offerMail = mailKind<{ principal: string; kind: DelegationKind; link: string }>(
  'delegation-offer',
  ({ principal, kind, link: path }, { language, productName, link }) => {
    const phrases = delegationMailPhrases[language]
    return {
      subject: principal ? phrases.subject(principal) : phrases.unnamed.subject,
      title: phrases.title,
      paragraphs: [
        principal ? phrases.text(principal, productName) : phrases.unnamed.text(productName),
        phrases.kinds[kind],
      ],
      action: { label: phrases.action, url: link(path) },
      note: phrases.note,
    }
  },
)

export const delegationMails = [offerMail]
