import type { DecisionCause } from '@podium/contract/decisions'
import type { Language } from '@podium/contract/locale'
import type { NotificationFacts, NotificationKind } from '@podium/contract/notifications'
import { personName } from '@podium/contract/person-name'
import { decisionPhrases } from '@podium/phrases/decisions'
import { notificationMailPhrases } from '@podium/phrases/notification-mails'
import { notificationPhrases } from '@podium/phrases/notifications'
import type { Tx } from '../../platform/database/index.ts'
import { letter, type MailKind, mailKind, postMails } from '../../platform/mail/index.ts'
import { findAccounts } from '../identity/index.ts'

interface About extends NotificationFacts {
  /** The reader's name. */
  name: string
  /** Who did it; '' where no person did. */
  who: string
  /** Where the button leads: a path of the product. */
  link: string
  /** Whether the reader is protected, and a guardian does for them what a mail asks or offers. */
  isWard?: boolean
}

export type NotificationMail = MailKind<About>

type Phrases = (typeof notificationMailPhrases)[Language]

/** What a mail says: its phrases, given the facts. */
type Say = (
  phrases: Phrases,
  about: About,
) => { subject: string; title: string; text: string; action: string }

/** By which the queue knows the mail of a kind: `match-set` tells of `matchSet`. */
const nameOf = (kind: NotificationKind) =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function mailOf(kind: NotificationKind, say: Say): NotificationMail {
  const write: NotificationMail['write'] = (about, { language, link }) => {
    const phrases = notificationMailPhrases[language]
    const { subject, title, text, action } = say(phrases, about)
    const reason = about.reason ? [phrases.reason(about.reason)] : []
    return letter({ subject, title, action }, [text, ...reason], link(about.link))
  }
  return mailKind(nameOf(kind), write, kind)
}

/** A mail that says who did something. */
function mailByWho(
  kind:
    | 'wardRequested'
    | 'followedAchievement'
    | 'athleteUpdate'
    | 'invitationAccepted'
    | 'delegationOffered',
): NotificationMail {
  return mailOf(kind, ({ [kind]: mail }, { name, who }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who),
  }))
}

/** What a guardian is mailed of in words of their own. */
const ofWards = {
  agreementProposed: true,
  agreementAccepted: true,
  agreementEnded: true,
  agreementDone: true,
  agreementDue: true,
}

/** A mail that says what the bell says. */
function mailAsBell(
  kind:
    | 'delegationEnded'
    | 'competitionNear'
    | 'goalSet'
    | 'matchSet'
    | 'matchEnded'
    | 'agreementProposed'
    | 'agreementAccepted'
    | 'agreementEnded'
    | 'agreementDone'
    | 'agreementDue'
    | 'webhookStopped'
    | 'wardOrder'
    | 'wardRecall'
    | 'wardSupport'
    | 'wardPage'
    | 'wardRenewalDue',
): NotificationMail {
  const write: NotificationMail['write'] = (about, { language, link }) => {
    const phrases = notificationMailPhrases[language]
    const toGuardian = about.about === 'WARD' && kind in ofWards
    const { title, text, action } = phrases[toGuardian ? 'wardAgreement' : kind]
    const what = notificationPhrases[language].texts[kind](about.who, about)
    const answers = about.isWard && kind === 'agreementProposed' ? [phrases.guardianAnswers] : []
    const said = [text(about.name, what, about.outcome), ...answers]
    return letter({ subject: what, title, action }, said, link(about.link))
  }
  return mailKind(nameOf(kind), write, kind)
}

/** An admin decided something about the reader: what, why, for how long, and how to object. */
const decisionMail: NotificationMail = mailKind(
  'decision',
  ({ name, about, reason, ground, reference = '', until, at, link: path }, { language, link }) => {
    const mail = notificationMailPhrases[language].decision
    const what = decisionPhrases[language].done[about as DecisionCause]
    const said = [
      mail.text(name, what),
      reason ? notificationMailPhrases[language].reason(reason) : mail.noReason,
      `${mail.ground(ground === 'LAW', reference)} ${mail.holds(until)}`,
      mail.redress(at ?? ''),
    ]
    return letter(mail, said, link(path))
  },
  'decision',
)

/** The mail of each kind that has one of this feature's. */
export const mailsByKind = {
  wardRequested: mailByWho('wardRequested'),
  followedAchievement: mailByWho('followedAchievement'),
  athleteUpdate: mailByWho('athleteUpdate'),
  competitionNear: mailAsBell('competitionNear'),
  goalSet: mailAsBell('goalSet'),
  goalReached: mailOf('goalReached', ({ goalReached: mail }, { name, who, title = '' }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who, title),
  })),
  year: mailOf('year', ({ year: mail }, { name, year = 0 }) => ({
    ...mail,
    subject: mail.subject(year),
    text: mail.text(name, year),
  })),
  invitationAccepted: mailByWho('invitationAccepted'),
  register: mailOf('register', ({ register: mail }, { name, title = '' }) => ({
    ...mail,
    text: mail.text(name, title),
  })),
  visibilityChanged: mailOf('visibilityChanged', ({ shown, lifted }, { name, outcome }) => {
    const mail = outcome === 'hidden' ? lifted : shown
    return { ...mail, text: mail.text(name) }
  }),
  protection: mailOf('protection', ({ protectionBegan, protectionEnded }, about) => {
    const mail = about.protected ? protectionBegan : protectionEnded
    return { ...mail, text: mail.text(about.name) }
  }),
  productRecalled: mailOf('productRecalled', (mails, { name, title = '', outcome, isWard }) => {
    const mail = outcome === 'TAKEN_BACK' ? mails.recallTakenBack : mails.recalled
    return { ...mail, subject: mail.subject(title), text: mail.text(name, title, !!isWard) }
  }),
  decision: decisionMail,
  appeal: mailOf('appeal', ({ appeal: mail }, { name, who }) => ({
    ...mail,
    text: mail.text(name, who),
  })),
  appealAnswered: mailOf('appealAnswered', ({ appealAnswered: mail }, { name, outcome }) =>
    outcome === 'ALONG'
      ? { ...mail.along, text: mail.along.text(name) }
      : { ...mail, text: outcome === 'REVERSED' ? mail.reversed(name) : mail.upheld(name) },
  ),
  trader: mailOf('trader', ({ trader }, { name, standing, at }) => {
    const { text, ...mail } = trader[standing ?? 'EXPIRED']
    return { ...mail, text: text(name, at ?? '') }
  }),
  termsAnnounced: mailOf(
    'termsAnnounced',
    ({ termsAnnounced: mail }, { name, at = '', asks = false }) => ({
      ...mail,
      subject: mail.subject(at),
      text: mail.text(name, at, asks),
    }),
  ),
  delegationOffered: mailByWho('delegationOffered'),
  delegationAccepted: mailOf('delegationAccepted', ({ delegationAccepted: mail }, about) => {
    const { guardian, coGuardian, ...plain } = mail
    const toWard = about.outcome === 'guardian' && guardian
    const says = about.outcome === 'coGuardian' ? coGuardian : { ...plain, ...toWard }
    return {
      ...{ title: says.title, action: says.action },
      subject: says.subject(about.who),
      text: says.text(about.name, about.who),
    }
  }),
  delegationEnded: mailAsBell('delegationEnded'),
  tokenMade: mailOf('tokenMade', ({ tokenMade: mail }, { name, title = '', at = '' }) => ({
    ...mail,
    subject: mail.subject(title),
    text: mail.text(name, title, at),
  })),
  matchSet: mailAsBell('matchSet'),
  matchEnded: mailAsBell('matchEnded'),
  agreementProposed: mailAsBell('agreementProposed'),
  agreementAccepted: mailAsBell('agreementAccepted'),
  agreementEnded: mailAsBell('agreementEnded'),
  agreementDone: mailAsBell('agreementDone'),
  agreementDue: mailAsBell('agreementDue'),
  webhookStopped: mailAsBell('webhookStopped'),
  wardOrder: mailAsBell('wardOrder'),
  wardRecall: mailAsBell('wardRecall'),
  wardSupport: mailAsBell('wardSupport'),
  wardPage: mailAsBell('wardPage'),
  wardRenewalDue: mailAsBell('wardRenewalDue'),
}

export const notificationMails = Object.values(mailsByKind)

/**
 * Mails users, each in their language, in two statements whatever their number; no mail where the
 * account is closed, or its address unproven: the owner of that may be a stranger to the name
 * (`registration.unproven`). Of those with the same word in `daily` a reader is sent one a day.
 */
export async function mailNotification(
  tx: Tx,
  userIds: number[],
  mail: NotificationMail,
  about: Omit<About, 'name' | 'isWard'>,
  daily?: string,
): Promise<void> {
  if (userIds.length === 0) return
  const accounts = await findAccounts(tx, userIds)
  const letters = accounts.flatMap(
    ({ id, email: to, language, activated_at: proven, ...reader }) => {
      const { name, protected: isWard } = reader
      if (!to || !proven) return []
      const data = { ...about, name, ...(isWard && { isWard }) }
      return [{ to, language, data, daily: daily && `${mail.name} ${id} ${daily}` }]
    },
  )
  await postMails(tx, mail, letters)
}

/** A user's whole name, also of who closes their account with what is told. */
export async function fullNameOf(tx: Tx, userId: number): Promise<string> {
  const person = await tx
    .selectFrom('people')
    .select(['name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return personName({ name: person?.name, lastName: person?.last_name })
}
