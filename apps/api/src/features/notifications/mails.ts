import type { DecisionCause } from '@podium/contract/decisions'
import type { Language } from '@podium/contract/locale'
import type { NotificationFacts, NotificationKind } from '@podium/contract/notifications'
import { personName } from '@podium/contract/person-name'
import { decisionPhrases } from '@podium/phrases/decisions'
import { notificationMailPhrases } from '@podium/phrases/notification-mails'
import { notificationPhrases } from '@podium/phrases/notifications'
import type { Tx } from '../../platform/database/index.ts'
import { type MailKind, mailKind, postMails } from '../../platform/mail/index.ts'
import { findAccount, findAccounts } from '../identity/index.ts'

interface About extends NotificationFacts {
  /** The reader's name. */
  name: string
  /** Who did it; '' where no person did. */
  who: string
  /** Where the button leads: a path of the product. */
  link: string
}

export type NotificationMail = MailKind<About>

type Phrases = (typeof notificationMailPhrases)[Language]

/** What a mail says: its phrases, given the facts. */
type Say = (
  phrases: Phrases,
  about: About,
) => { subject: string; title: string; text: string; action: string }

function mailOf(name: string, kind: NotificationKind, say: Say): NotificationMail {
  const write: NotificationMail['write'] = (about, { language, link }) => {
    const phrases = notificationMailPhrases[language]
    const { subject, title, text, action } = say(phrases, about)
    return {
      subject,
      title,
      paragraphs: [text, ...(about.reason ? [phrases.reason(about.reason)] : [])],
      action: { label: action, url: link(about.link) },
    }
  }
  return mailKind(name, write, kind)
}

/** Somebody wants to support a person whom the reader looks after. */
export const wardRequestedMail = mailOf(
  'ward-requested',
  'wardRequested',
  ({ wardRequested: mail }, { name, who }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who),
  }),
)

/** An athlete that the reader follows achieved something. */
export const achievementMail = mailOf(
  'followed-achievement',
  'followedAchievement',
  ({ followedAchievement: mail }, { name, who }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who),
  }),
)

/** An athlete whom the reader follows or supports tells what is new. */
export const updateMail = mailOf(
  'athlete-update',
  'athleteUpdate',
  ({ athleteUpdate: mail }, { name, who }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who),
  }),
)

/** A goal of an athlete whom the reader follows or supports, or that they gave to, is reached. */
export const goalReachedMail = mailOf(
  'goal-reached',
  'goalReached',
  ({ goalReached: mail }, { name, who, title = '' }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who, title),
  }),
)

/** The reader's year is over and can be looked at. */
export const yearMail = mailOf('year', 'year', ({ year: mail }, { name, year = 0 }) => ({
  ...mail,
  subject: mail.subject(year),
  text: mail.text(name, year),
}))

/** A person whom the reader invited has joined. */
export const invitationAcceptedMail = mailOf(
  'invitation-accepted',
  'invitationAccepted',
  ({ invitationAccepted: mail }, { name, who }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who),
  }),
)

/** The register of agents that the reader named was checked. */
export const registerMail = mailOf('register', 'register', ({ register: mail }, about) => ({
  ...mail,
  text: mail.text(about.name, about.title ?? ''),
}))

/** An admin showed the reader's page again. */
export const visibilityMail = mailOf(
  'visibility-changed',
  'visibilityChanged',
  ({ shown }, about) => ({
    ...shown,
    text: shown.text(about.name),
  }),
)

/** The reader is protected from now on, or not any more. */
export const protectionMail = mailOf(
  'protection',
  'protection',
  ({ protectionBegan, protectionEnded }, about) => {
    const mail = about.protected ? protectionBegan : protectionEnded
    return { ...mail, text: mail.text(about.name) }
  },
)

/** A product that the reader bought was recalled. */
export const recallMail = mailOf(
  'product-recalled',
  'productRecalled',
  ({ recalled: { subject, text, ...mail } }, { name, title = '' }) => ({
    ...mail,
    subject: subject(title),
    text: text(name, title),
  }),
)

/** An admin decided something about the reader: what, why, for how long, and how to object. */
export const decisionMail: NotificationMail = mailKind(
  'decision',
  ({ name, about, reason, ground, reference = '', until, at, link: path }, { language, link }) => {
    const mail = notificationMailPhrases[language].decision
    const what = decisionPhrases[language].done[about as DecisionCause]
    return {
      subject: mail.subject,
      title: mail.title,
      paragraphs: [
        mail.text(name, what),
        reason ? notificationMailPhrases[language].reason(reason) : mail.noReason,
        `${mail.ground(ground === 'LAW', reference)} ${mail.holds(until)}`,
        mail.redress(at ?? ''),
      ],
      action: { label: mail.action, url: link(path) },
    }
  },
  'decision',
)

/** Somebody objects to what another admin decided. */
export const appealMail = mailOf('appeal', 'appeal', ({ appeal: mail }, { name, who }) => ({
  ...mail,
  text: mail.text(name, who),
}))

/** What became of what the reader said against a decision. */
export const appealAnsweredMail = mailOf(
  'appeal-answered',
  'appealAnswered',
  ({ appealAnswered: mail }, { name, outcome }) => ({
    ...mail,
    text: outcome === 'REVERSED' ? mail.reversed(name) : mail.upheld(name),
  }),
)

/** How the reader stands as a seller: verified, near the end of it, or past it. */
export const traderMail = mailOf('trader', 'trader', ({ trader }, { name, standing, at }) => {
  const { text, ...mail } = trader[standing ?? 'EXPIRED']
  return { ...mail, text: text(name, at ?? '') }
})

/** Somebody asks the reader to act for them. */
export const delegationOfferedMail = mailOf(
  'delegation-offered',
  'delegationOffered',
  ({ delegationOffered: mail }, { name, who }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who),
  }),
)

/** Somebody acts for the reader from now on. */
export const delegationAcceptedMail = mailOf(
  'delegation-accepted',
  'delegationAccepted',
  ({ delegationAccepted: mail }, { name, who }) => ({
    ...mail,
    subject: mail.subject(who),
    text: mail.text(name, who),
  }),
)

/** Other terms come into force, and may have to be accepted then. */
export const termsMail = mailOf(
  'terms-announced',
  'termsAnnounced',
  ({ termsAnnounced: mail }, { name, at = '', asks = false }) => ({
    ...mail,
    subject: mail.subject(at),
    text: mail.text(name, at, asks),
  }),
)

/** An access token was made for the account of the reader. */
export const tokenMadeMail = mailOf(
  'token-made',
  'tokenMade',
  ({ tokenMade: mail }, { name, title = '', at = '' }) => ({
    ...mail,
    subject: mail.subject(title),
    text: mail.text(name, title, at),
  }),
)

/** A mail that says what the bell says. */
function mailAsBell(
  name: string,
  kind:
    | 'delegationEnded'
    | 'matchSet'
    | 'matchEnded'
    | 'agreementProposed'
    | 'agreementAccepted'
    | 'agreementEnded'
    | 'agreementDone'
    | 'agreementDue'
    | 'webhookStopped',
): NotificationMail {
  const write: NotificationMail['write'] = (about, { language, link }) => {
    const { title, text, action } = notificationMailPhrases[language][kind]
    const what = notificationPhrases[language].texts[kind](about.who, about)
    return {
      subject: what,
      title,
      paragraphs: [text(about.name, what)],
      action: { label: action, url: link(about.link) },
    }
  }
  return mailKind(name, write, kind)
}

/** A delegation of the reader is over. */
export const delegationEndedMail = mailAsBell('delegation-ended', 'delegationEnded')

/** Somebody doubles what supporters give. */
export const matchSetMail = mailAsBell('match-set', 'matchSet')

/** A match fund is over, for its owner and for its athlete. */
export const matchEndedMail = mailAsBell('match-ended', 'matchEnded')

/** An agreement, or another version of one, waits for the reader. */
export const agreementProposedMail = mailAsBell('agreement-proposed', 'agreementProposed')

/** Both sides accepted the same version. */
export const agreementAcceptedMail = mailAsBell('agreement-accepted', 'agreementAccepted')

/** The other side ended an agreement, or what was proposed. */
export const agreementEndedMail = mailAsBell('agreement-ended', 'agreementEnded')

/** Something that was agreed on was done, or commented on. */
export const agreementDoneMail = mailAsBell('agreement-done', 'agreementDone')

/** Something that was agreed on has to be done soon. */
export const agreementDueMail = mailAsBell('agreement-due', 'agreementDue')

/** An endpoint of the reader's is told nothing any more. */
export const webhookStoppedMail = mailAsBell('webhook-stopped', 'webhookStopped')

export const notificationMails = [
  wardRequestedMail,
  delegationOfferedMail,
  delegationAcceptedMail,
  delegationEndedMail,
  termsMail,
  tokenMadeMail,
  matchSetMail,
  matchEndedMail,
  agreementProposedMail,
  agreementAcceptedMail,
  agreementEndedMail,
  agreementDoneMail,
  agreementDueMail,
  achievementMail,
  updateMail,
  goalReachedMail,
  yearMail,
  invitationAcceptedMail,
  visibilityMail,
  protectionMail,
  decisionMail,
  appealMail,
  appealAnsweredMail,
  recallMail,
  traderMail,
  registerMail,
  webhookStoppedMail,
]

/**
 * Mails users, each in their language, in two statements whatever their number; no mail where the
 * account is closed.
 */
export async function mailNotification(
  tx: Tx,
  userIds: number[],
  mail: NotificationMail,
  about: Omit<About, 'name'>,
): Promise<void> {
  if (userIds.length === 0) return
  const letters = (await findAccounts(tx, userIds)).flatMap(({ email: to, language, name }) =>
    to ? [{ to, language, data: { ...about, name } }] : [],
  )
  await postMails(tx, mail, letters)
}

/** A user's whole name; empty where the account is closed. */
export async function fullNameOf(tx: Tx, userId: number): Promise<string> {
  const account = await findAccount(tx, userId)
  return personName({ name: account?.name, lastName: account?.last_name })
}
