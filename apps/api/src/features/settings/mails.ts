import { paths } from '@podium/contract/paths'
import { settingsMailPhrases } from '@podium/phrases/settings-mails'
import { mailKind } from '../../platform/mail/index.ts'

/** The link that proves a new address. */
export const confirmEmailMail = mailKind<{ token: string }>(
  'confirm-email',
  ({ token }, { language, link }) => {
    const phrases = settingsMailPhrases[language].confirmEmail
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [phrases.text],
      action: { label: phrases.action, url: link(paths.confirmEmail({ token })) },
      note: phrases.note,
    }
  },
)

/** The notice at the old address. */
export const emailChangedMail = mailKind<{ name: string; newEmail: string }>(
  'email-changed',
  ({ name, newEmail }, { language }) => {
    const phrases = settingsMailPhrases[language].emailChanged
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [phrases.text(name, newEmail)],
      note: phrases.note,
    }
  },
)

/** The link by which a user downloads their data. */
export const exportReadyMail = mailKind<{ name: string; token: string }>(
  'export-ready',
  ({ name, token }, { language, link }) => {
    const phrases = settingsMailPhrases[language].exportReady
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [phrases.text(name)],
      action: { label: phrases.action, url: link(paths.exported({ token })) },
      note: phrases.note,
    }
  },
)

export const settingsMails = [confirmEmailMail, emailChangedMail, exportReadyMail]
