import type { DelegationKind } from '@podium/contract/delegations'
import { delegationMailPhrases } from '@podium/phrases/delegation-mails'
import { mailKind } from '../../platform/mail/index.ts'

/** A member offers the owner of an address to act for them. */
export const offerMail = mailKind<{ principal: string; kind: DelegationKind; link: string }>(
  'delegation-offer',
  ({ principal, kind, link: path }, { language, productName, link }) => {
    const phrases = delegationMailPhrases[language]
    return {
      subject: phrases.subject(principal),
      title: phrases.title,
      paragraphs: [phrases.text(principal, productName), phrases.kinds[kind]],
      action: { label: phrases.action, url: link(path) },
      note: phrases.note,
    }
  },
)

export const delegationMails = [offerMail]
