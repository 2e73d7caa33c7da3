import { identityMailPhrases } from '@podium/phrases/identity-mails'
import { mailKind } from '../../platform/mail/index.ts'

interface ToPerson {
  name: string
  token: string
}

/** The link that proves an address (P11). */
export const activationMail = mailKind<ToPerson>(
  'activation',
  ({ name, token }, { language, productName, link }) => {
    const phrases = identityMailPhrases[language].activation
    return {
      subject: phrases.subject(productName),
      title: phrases.title(name),
      paragraphs: [phrases.text(productName)],
      action: { label: phrases.action, url: link(`/validate-account/${token}`) },
      note: phrases.note,
    }
  },
)

/** The link to set a new password (P12). */
export const resetMail = mailKind<ToPerson>('reset', ({ name, token }, { language, link }) => {
  const phrases = identityMailPhrases[language].reset
  return {
    subject: phrases.subject,
    title: phrases.title,
    paragraphs: [phrases.text(name)],
    action: { label: phrases.action, url: link(`/reset-password/${token}`) },
    note: phrases.note,
  }
})

/** The notice after a password was set anew. */
export const passwordChangedMail = mailKind<{ name: string }>(
  'password-changed',
  ({ name }, { language, link }) => {
    const phrases = identityMailPhrases[language].passwordChanged
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [phrases.text(name)],
      action: { label: phrases.action, url: link('/recover-password') },
      note: phrases.note,
    }
  },
)

export const identityMails = [activationMail, resetMail, passwordChangedMail]
