import type { DelegationKind } from '@podium/contract/delegations'
import { delegationMailPhrases } from '@podium/phrases/delegation-mails'
import { letter, mailKind } from '../../platform/mail/index.ts'

/**
 * A member offers the owner of an address to act for them; `principal` is '' where nobody has proven the
 * address, and the page behind the link says who it is (`registration.unproven`).
 */
export const offerMail = mailKind<{ principal: string; kind: DelegationKind; link: string }>(
  'delegation-offer',
  ({ principal, kind, link: path }, { language, productName, link }) => {
    const phrases = delegationMailPhrases[language]
    const subject = principal ? phrases.subject(principal) : phrases.unnamed.subject
    const text = principal
      ? phrases.text(principal, productName)
      : phrases.unnamed.text(productName)
    return letter({ ...phrases, subject }, [text, phrases.kinds[kind]], link(path))
  },
)

export const delegationMails = [offerMail]
