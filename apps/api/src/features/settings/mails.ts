import { paths } from '@podium/contract/paths'
import { settingsMailPhrases } from '@podium/phrases/settings-mails'
import { letter, mailKind } from '../../platform/mail/index.ts'

/** The link that proves a new address. */
export const confirmEmailMail = mailKind<{ token: string }>(
  'confirm-email',
  ({ token }, { language, link }) => {
    const phrases = settingsMailPhrases[language].confirmEmail
    return letter(phrases, [phrases.text], link(paths.confirmEmail({ token })))
  },
)

/** The link by which a user downloads their data. */
export const exportReadyMail = mailKind<{ name: string; token: string }>(
  'export-ready',
  ({ name, token }, { language, link }) => {
    const phrases = settingsMailPhrases[language].exportReady
    return letter(phrases, [phrases.text(name)], link(paths.exported({ token })))
  },
)

export const settingsMails = [confirmEmailMail, exportReadyMail]
