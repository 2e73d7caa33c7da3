import { guardianMailPhrases } from '@podium/phrases/guardian-mails'
import { paths } from '@podium/contract/paths'
import { formatsOf } from '@podium/phrases/format'
import { letter, mailKind } from '../../platform/mail/index.ts'

/**
 * Asks an adult to look after the account of somebody under age; `ward` is '' where nobody has proven
 * the address, and the page behind the link says who it is (`registration.unproven`).
 */
export const guardianMail = mailKind<{ ward: string; link: string }>(
  'guardian',
  ({ ward, link: path }, { language, productName, link }) => {
    const phrases = guardianMailPhrases[language]
    const { unnamed } = phrases
    const subject = ward ? phrases.subject(ward, productName) : unnamed.subject(productName)
    const title = ward ? phrases.title(ward) : unnamed.title
    const text = ward ? phrases.text(ward, productName) : unnamed.text(productName)
    return letter({ ...phrases, subject, title }, [text, phrases.decide], link(path))
  },
)

/** Tells a guardian that the second factor of their ward goes, and lets them stop it (`sign-in.lost-factor`). */
export const wardFactorMail = mailKind<{ name: string; ward: string; token: string; at: string }>(
  'ward-factor',
  ({ name, ward, token, at }, { language, link }) => {
    const phrases = guardianMailPhrases[language].factor
    const text = phrases.text(name, ward, formatsOf(language).moment(at))
    return letter(
      { ...phrases, subject: phrases.subject(ward) },
      [text, phrases.why],
      link(paths.keepFactor({ token })),
    )
  },
)

/** Tells a guardian that it is gone. */
export const wardFactorGoneMail = mailKind<{ name: string; ward: string }>(
  'ward-factor-gone',
  ({ name, ward }, { language }) => {
    const { subject, text, why } = guardianMailPhrases[language].factorGone
    return letter({ subject: subject(ward) }, [text(name, ward), why])
  },
)

export const guardianMails = [guardianMail, wardFactorMail, wardFactorGoneMail]
