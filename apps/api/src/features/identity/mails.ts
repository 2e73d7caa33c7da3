import { paths } from '@podium/contract/paths'
import { deviceWords } from '@podium/phrases/devices'
import { formatsOf } from '@podium/phrases/format'
import { identityMailPhrases } from '@podium/phrases/identity-mails'
import { mailKind } from '../../platform/mail/index.ts'

// What goes to an address before it is proven says no name: whoever typed the address may have written
// anything there, and a stranger would read it as ours.
interface ToAddress {
  token: string
  /** Where its reader was. */
  returnTo?: string | undefined
}

/** The link that proves an address (`activation.link`), and leads on to where its reader was. */
export const activationMail = mailKind<ToAddress>(
  'activation',
  ({ token, returnTo }, { language, productName, link }) => {
    const phrases = identityMailPhrases[language].activation
    return {
      subject: phrases.subject(productName),
      title: phrases.title(productName),
      paragraphs: [phrases.text(productName)],
      action: { label: phrases.action, url: link(paths.validateAccount({ token, returnTo })) },
      note: phrases.note,
    }
  },
)

/** The link to set a new password (`recovery.answers-alike`), which leads on to where its reader was. */
export const resetMail = mailKind<ToAddress>('reset', ({ token, returnTo }, { language, link }) => {
  const phrases = identityMailPhrases[language].reset
  return {
    subject: phrases.subject,
    title: phrases.title,
    paragraphs: [phrases.text],
    action: { label: phrases.action, url: link(paths.resetPassword({ token, returnTo })) },
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
      action: { label: phrases.action, url: link(paths.recoverPassword()) },
      note: phrases.note,
    }
  },
)

/** The notice of a sign-in from a device that was not seen before. */
export const newDeviceMail = mailKind<{ name: string; userAgent: string; at: string }>(
  'new-device',
  ({ name, userAgent, at }, { language, link }) => {
    const phrases = identityMailPhrases[language].newDevice
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [
        phrases.text(name, formatsOf(language).moment(at)),
        deviceWords(language, userAgent),
      ],
      action: { label: phrases.action, url: link(paths.settings({ part: 'sessions' })) },
      note: phrases.note,
    }
  },
  'newDevice',
)

/** The notice after wrong passwords or codes were given in a running session. */
export const wrongPasswordsMail = mailKind<{ name: string; userAgent: string; at: string }>(
  'wrong-passwords',
  ({ name, userAgent, at }, { language, link }) => {
    const phrases = identityMailPhrases[language].wrongPasswords
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [
        phrases.text(name, formatsOf(language).moment(at)),
        deviceWords(language, userAgent),
      ],
      action: { label: phrases.action, url: link(paths.settings({ part: 'sessions' })) },
      note: phrases.note,
    }
  },
)

/** The notice that a session was ended because somebody else has a copy of it. */
export const sessionCopiedMail = mailKind<{ name: string; userAgent: string; at: string }>(
  'session-copied',
  ({ name, userAgent, at }, { language, link }) => {
    const phrases = identityMailPhrases[language].sessionCopied
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [
        phrases.text(name, formatsOf(language).moment(at)),
        deviceWords(language, userAgent),
      ],
      action: { label: phrases.action, url: link(paths.settings({ part: 'sessions' })) },
      note: phrases.note,
    }
  },
)

/** The farewell after an account was closed. */
export const accountClosedMail = mailKind<{ name: string; byAdmin: boolean; reason: string }>(
  'account-closed',
  ({ name, byAdmin, reason }, { language }) => {
    const phrases = identityMailPhrases[language].accountClosed
    const said = byAdmin
      ? [phrases.byAdmin(name), ...(reason ? [phrases.reason(reason)] : []), phrases.redress]
      : [phrases.byOwner(name)]
    return { subject: phrases.subject, title: phrases.title, paragraphs: [...said, phrases.later] }
  },
)

export const identityMails = [
  activationMail,
  resetMail,
  passwordChangedMail,
  newDeviceMail,
  wrongPasswordsMail,
  sessionCopiedMail,
  accountClosedMail,
]
