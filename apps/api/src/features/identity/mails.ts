import type { AppealOutcome } from '@podium/contract/decisions'
import { paths } from '@podium/contract/paths'
import { deviceWords } from '@podium/phrases/devices'
import { formatsOf } from '@podium/phrases/format'
import { identityMailPhrases } from '@podium/phrases/identity-mails'
import { letter, type MailKind, mailKind } from '../../platform/mail/index.ts'
import type { Basis } from '../decisions/index.ts'

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
    const { subject, title, text, ...phrases } = identityMailPhrases[language].activation
    return letter(
      { ...phrases, subject: subject(productName), title: title(productName) },
      [text(productName)],
      link(paths.validateAccount({ token, returnTo })),
    )
  },
)

/** The link to set a new password (`recovery.answers-alike`), which leads on to where its reader was. */
export const resetMail = mailKind<ToAddress>('reset', ({ token, returnTo }, { language, link }) => {
  const phrases = identityMailPhrases[language].reset
  return letter(phrases, [phrases.text], link(paths.resetPassword({ token, returnTo })))
})

/** The notice after a password was set anew. */
export const passwordChangedMail = mailKind<{ name: string; isActedFor: boolean }>(
  'password-changed',
  ({ name, isActedFor }, { language, link }) => {
    const phrases = identityMailPhrases[language].passwordChanged
    const delegates = link(paths.settings({ part: 'delegates' }))
    return letter(
      phrases,
      [phrases.text(name), ...(isActedFor ? [phrases.actedFor(delegates)] : [])],
      link(paths.recoverPassword()),
    )
  },
)

/** The notice at the address that is the account's no more, with the link that puts it back where it may. */
export const emailChangedMail = mailKind<{ name: string; newEmail: string; token?: string }>(
  'email-changed',
  ({ name, newEmail, token }, { language, link }) => {
    const { noteOfLink, ...phrases } = identityMailPhrases[language].emailChanged
    const said = [phrases.text(name, newEmail)]
    if (!token) return letter(phrases, said)
    return letter({ ...phrases, note: noteOfLink }, said, link(paths.resetPassword({ token })))
  },
)

/** A notice of what was done with the account on a device, and where its owner ends sessions. */
function deviceMail(name: string, about: 'newDevice' | 'wrongPasswords' | 'sessionCopied') {
  const write: MailKind<{ name: string; userAgent: string; at: string }>['write'] = (
    { name: reader, userAgent, at },
    { language, link },
  ) => {
    const phrases = identityMailPhrases[language][about]
    const text = phrases.text(reader, formatsOf(language).moment(at))
    const sessions = link(paths.settings({ part: 'sessions' }))
    return letter(phrases, [text, deviceWords(language, userAgent)], sessions)
  }
  return mailKind(name, write, about === 'newDevice' ? about : undefined)
}

/** The notice of a sign-in from a device that was not seen before. */
export const newDeviceMail = deviceMail('new-device', 'newDevice')

/** The notice after wrong passwords or codes were given in a running session. */
export const wrongPasswordsMail = deviceMail('wrong-passwords', 'wrongPasswords')

/** The notice that a session was ended because its secret was copied. */
export const sessionCopiedMail = deviceMail('session-copied', 'sessionCopied')

/** The link with which who lost the second factor begins the waiting time (`sign-in.lost-factor`). */
export const lostFactorMail = mailKind<{ name: string; token: string }>(
  'lost-factor',
  ({ name, token }, { language, link }) => {
    const phrases = identityMailPhrases[language].lostFactor
    return letter(phrases, [phrases.text(name), phrases.wait], link(paths.lostFactor({ token })))
  },
)

/** The warning that the second factor goes, with the link that stops it. */
export const factorWaitsMail = mailKind<{ name: string; token: string; at: string }>(
  'factor-waits',
  ({ name, token, at }, { language, link }) => {
    const phrases = identityMailPhrases[language].factorWaits
    const text = phrases.text(name, formatsOf(language).moment(at))
    return letter(phrases, [text, phrases.otherwise], link(paths.keepFactor({ token })))
  },
  'factorLost',
)

/** A notice of what became of the second factor. */
function factorMail(
  name: string,
  about: 'factorKept' | 'factorGone' | 'factorOn' | 'factorOff',
  to: () => string,
) {
  return mailKind<{ name: string }>(name, ({ name: reader }, { language, link }) => {
    const phrases = identityMailPhrases[language][about]
    return letter(phrases, [phrases.text(reader)], link(to()))
  })
}

/** The notice that the waiting was stopped, and the second factor stays. */
export const factorKeptMail = factorMail('factor-kept', 'factorKept', () =>
  paths.settings({ part: 'password' }),
)

/** The notice that the second factor is gone, and sign-in asks for the password alone. */
export const factorGoneMail = factorMail('factor-gone', 'factorGone', () => paths.login())

/** The notices that two-factor sign-in was turned on or off in the settings. */
export const factorOnMail = factorMail('factor-on', 'factorOn', () => paths.recoverPassword())
export const factorOffMail = factorMail('factor-off', 'factorOff', () => paths.recoverPassword())

/** The farewell after an account was closed; whose account an admin deleted finds the way to object. */
export const accountClosedMail = mailKind<
  { name: string; reason?: string; secret?: string } & Basis
>(
  'account-closed',
  ({ name, reason, secret: token, ground, reference = '' }, { language, link }) => {
    const phrases = identityMailPhrases[language].accountClosed
    const { subject } = phrases
    if (!token) return letter({ subject }, [phrases.byOwner(name), phrases.withinYear])
    const said = reason ? [phrases.reason(reason)] : []
    return letter(
      phrases,
      [
        phrases.byAdmin(name),
        ...said,
        phrases.redress(ground === 'LAW', reference),
        phrases.afterwards,
      ],
      link(paths.deleted({ token })),
    )
  },
)

/** What another admin answers to who objects to the deletion of their account. */
export const deletionAnsweredMail = mailKind<{
  name: string
  answer: AppealOutcome
  reason: string
  /** Whether an adult is to be named anew. */
  isAlone: boolean
}>('deletion-answered', ({ name, answer, reason, isAlone }, { language, link }) => {
  const phrases = identityMailPhrases[language].deletionAnswered
  const alone = isAlone ? [phrases.alone] : []
  const said = [phrases[answer].text(name), ...alone, phrases.reason(reason)]
  return letter(phrases[answer], said, link(paths.login()))
})

export const identityMails = [
  activationMail,
  resetMail,
  passwordChangedMail,
  emailChangedMail,
  newDeviceMail,
  wrongPasswordsMail,
  sessionCopiedMail,
  lostFactorMail,
  factorWaitsMail,
  factorKeptMail,
  factorGoneMail,
  factorOnMail,
  factorOffMail,
  accountClosedMail,
  deletionAnsweredMail,
]
