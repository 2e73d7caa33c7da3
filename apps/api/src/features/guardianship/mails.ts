import { guardianMailPhrases } from '@podium/phrases/guardian-mails'
import { mailKind } from '../../platform/mail/index.ts'

/** Asks an adult to look after the account of somebody under age. */
export const guardianMail = mailKind<{ ward: string; link: string }>(
  'guardian',
  ({ ward, link: path }, { language, productName, link }) => {
    const phrases = guardianMailPhrases[language]
    return {
      subject: phrases.subject(ward, productName),
      title: phrases.title(ward),
      paragraphs: phrases.paragraphs.map((paragraph) => paragraph(ward, productName)),
      action: { label: phrases.action, url: link(path) },
      note: phrases.note,
    }
  },
)

export const guardianMails = [guardianMail]
