import { personName } from '@podium/contract/person-name'
import type { ReportKind } from '@podium/contract/reports'
import { notificationMailPhrases } from '@podium/phrases/notification-mails'
import type { Tx } from '../../platform/database/index.ts'
import { type MailKind, mailKind, postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'

interface ToPerson {
  /** The reader's name. */
  name: string
  /** Where the button leads: a path of the product. */
  link: string
}

/** An athlete that the reader follows achieved something. */
export const achievementMail = mailKind<ToPerson & { who: string }>(
  'followed-achievement',
  ({ name, who, link: path }, { language, link }) => {
    const phrases = notificationMailPhrases[language].followedAchievement
    return {
      subject: phrases.subject(who),
      title: phrases.title,
      paragraphs: [phrases.text(name, who)],
      action: { label: phrases.action, url: link(path) },
    }
  },
  'followedAchievement',
)

/** A person whom the reader invited has joined. */
export const invitationAcceptedMail = mailKind<ToPerson & { who: string }>(
  'invitation-accepted',
  ({ name, who, link: path }, { language, link }) => {
    const phrases = notificationMailPhrases[language].invitationAccepted
    return {
      subject: phrases.subject(who),
      title: phrases.title,
      paragraphs: [phrases.text(name, who)],
      action: { label: phrases.action, url: link(path) },
    }
  },
  'invitationAccepted',
)

/** An admin hid the reader's page, or showed it again. */
export const visibilityMail = mailKind<ToPerson & { hidden: boolean; reason: string }>(
  'visibility-changed',
  ({ name, hidden, reason, link: path }, { language, link }) => {
    const all = notificationMailPhrases[language]
    const phrases = hidden ? all.hidden : all.shown
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [phrases.text(name), ...(reason ? [all.reason(reason)] : [])],
      action: { label: phrases.action, url: link(path) },
    }
  },
  'visibilityChanged',
)

/** A report about the reader was upheld. */
export const reportUpheldMail = mailKind<ToPerson & { about: ReportKind; reason: string }>(
  'report-upheld',
  ({ name, about, reason, link: path }, { language, link }) => {
    const { reportUpheld: phrases, reason: because } = notificationMailPhrases[language]
    return {
      subject: phrases.subject,
      title: phrases.title,
      paragraphs: [phrases.text(name, phrases.about[about]), because(reason)],
      action: { label: phrases.action, url: link(path) },
    }
  },
  'reportUpheld',
)

export const notificationMails = [
  achievementMail,
  invitationAcceptedMail,
  visibilityMail,
  reportUpheldMail,
]

/** Mails a user in their language; no mail where the account is closed. */
export async function mailUser<T extends ToPerson>(
  tx: Tx,
  userId: number,
  kind: MailKind<T>,
  data: Omit<T, 'name'>,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account?.email) return
  const { email, language, name } = account
  await postMail(tx, kind, { to: email, language, data: { ...data, name } as T })
}

/** A user's whole name; empty where the account is closed. */
export async function fullNameOf(tx: Tx, userId: number): Promise<string> {
  const account = await findAccount(tx, userId)
  return personName({ name: account?.name, lastName: account?.last_name })
}
