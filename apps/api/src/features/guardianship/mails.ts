import { guardianMailPhrases } from '@podium/phrases/guardian-mails'
import { paths } from '@podium/contract/paths'
import { formatsOf } from '@podium/phrases/format'
import { mailKind } from '../../platform/mail/index.ts'

/**
 * Asks an adult to look after the account of somebody under age; `ward` is '' where nobody has proven
 * the address, and the page behind the link says who it is (`registration.unproven`).
 */
export const guardianMail = mailKind<{ ward: string; link: string }>(
  'guardian',
  ({ ward, link: path }, { language, productName, link }) => {
    const phrases = guardianMailPhrases[language]
    const { unnamed } = phrases
    return {
      subject: ward ? phrases.subject(ward, productName) : unnamed.subject(productName),
      title: ward ? phrases.title(ward) : unnamed.title,
      paragraphs: [
        ward ? phrases.text(ward, productName) : unnamed.text(productName),
        phrases.decide,
      ],
      action: { label: phrases.action, url: link(path) },
      note: phrases.note,
    }
  },
)

/** Tells a guardian that the second factor of their ward goes, and lets them stop it (`sign-in.lost-factor`). */
export const wardFactorMail = mailKind<{ name: string; ward: string; token: string; at: string }>(
  'ward-factor',
  ({ name, ward, token, at }, { language, link }) => {
    const phrases = guardianMailPhrases[language].factor
    return {
      subject: phrases.subject(ward),
      title: phrases.subject(ward),
      paragraphs: [phrases.text(name, ward, formatsOf(language).moment(at)), phrases.why],
      action: { label: phrases.action, url: link(paths.keepFactor({ token })) },
      note: phrases.note,
    }
  },
)

export const guardianMails = [guardianMail, wardFactorMail]
