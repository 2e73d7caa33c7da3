import type { Language } from '@podium/contract/locale'
import type { NotificationKind } from '@podium/contract/notifications'
import { paths } from '@podium/contract/paths'
import { supportAnswerDays } from '@podium/contract/support-rules'
import { formatsOf } from '@podium/phrases/format'
import { notificationPhrases } from '@podium/phrases/notifications'
import { supportMailPhrases } from '@podium/phrases/support-mails'
import { inside, withSomebody } from '@podium/phrases/told'
import { letter, type MailKind, mailKind } from '../../platform/mail/index.ts'

/** What a mail about a support is written from. */
export interface AboutSupport {
  reader: string
  /** Whether a guardian answers for the reader; left out of mails that were queued before it was told. */
  isWard?: boolean
  /** The other side; '' where the reader is not to know who that is. */
  other: string
  /** Whether the athlete's page is not there, or takes no requests where the mail would offer to ask again. */
  isUnavailable?: boolean
  supportId: number
  athleteId: number
  credits: number
  months: number
  private: boolean
  /** ISO; '' where there is none. */
  endsAt: string
  thankYou: string
  /** Words of the two sides; '' where there are none. */
  note: string
  thanks: string
  /** The title of the goal it is directed at; '' where it is for the page. */
  goal: string
  /** What a match fund added to it; left out of mails that were queued before there were any. */
  matched?: number
  /** Why an admin closed it; '' where an account was closed. */
  reason: string
}

export type MailMoment = keyof (typeof supportMailPhrases)[Language]

const modal = ({ supportId }: AboutSupport) => paths.support({ id: supportId })
const athletePage = ({ athleteId }: AboutSupport) => paths.athlete({ id: athleteId })
const pageIfShown = (about: AboutSupport) => (about.isUnavailable ? modal : athletePage)(about)
/** The athlete's page with the question whether to renew open; for who is protected there is none. */
const renewal = (about: AboutSupport) =>
  about.isWard || about.isUnavailable
    ? modal(about)
    : paths.athlete({ id: about.athleteId, renew: about.supportId })
/** Where the athlete looks after their supporters. */
const ownSupporters = ({ athleteId }: AboutSupport) => paths.manage('ATHLETE', athleteId)
const network = () => paths.anyNetwork()

/** The paths to which the buttons of mails lead. */
const leadsTo: Record<MailMoment, (about: AboutSupport) => string> = {
  requested: modal,
  accepted: pageIfShown,
  thanked: modal,
  rejected: network,
  unanswered: pageIfShown,
  cancelledActive: athletePage,
  expiring: renewal,
  endedForSupporter: renewal,
  endedForAthlete: ownSupporters,
  closed: network,
}

/**
 * The event each mail tells of: people choose by event whether they are mailed
 * (`notifications.kinds`).
 */
const events: Record<MailMoment, NotificationKind> = {
  requested: 'supportRequested',
  accepted: 'supportAccepted',
  thanked: 'supportThanked',
  rejected: 'supportRejected',
  unanswered: 'supportUnanswered',
  cancelledActive: 'supportCancelled',
  expiring: 'supportExpiring',
  endedForSupporter: 'supportEnded',
  endedForAthlete: 'supportEnded',
  closed: 'supportEnded',
}

function mailAbout(moment: MailMoment): MailKind<AboutSupport> {
  const write: MailKind<AboutSupport>['write'] = (about, { language, link }) => {
    const { subject } = supportMailPhrases[language][moment]
    const { title, text, action } = wordsOf(moment, about, language)
    const { somebody } = notificationPhrases[language]
    const facts = {
      ...about,
      other: about.other || inside(somebody),
      day: about.endsAt && formatsOf(language).date(about.endsAt),
    }
    const named = (words: string) => (about.other ? words : withSomebody(words, somebody))
    const more = moreOf(moment, { ...about, other: about.other || somebody }, language)
    return letter(
      { subject: named(subject(facts)), title, action, ...noteOf(moment, language) },
      [named(text(facts)), ...more],
      link(leadsTo[moment](about)),
    )
  }
  return mailKind(`support-${moment}`, write, events[moment])
}

/** What some mails say besides their text. */
function moreOf(moment: MailMoment, about: AboutSupport, language: Language): string[] {
  const phrases = supportMailPhrases[language]
  const { other, thankYou, note, thanks, reason } = about
  // Mails that were queued before there were goals name none.
  const goal = about.goal ? [phrases.requested.goal(about.goal)] : []
  if (moment === 'requested') {
    const { private: isPrivate, line } = phrases.requested
    return [...goal, ...(note ? [line(other), note] : []), ...(about.private ? [isPrivate] : [])]
  }
  if (moment === 'thanked') return [thanks]
  if (moment === 'accepted') {
    const { doubled, thankYou: says } = phrases.accepted
    return [
      ...goal,
      ...(about.matched ? [doubled(about.matched, other)] : []),
      ...(thankYou ? [says(other), thankYou] : []),
    ]
  }
  if (moment === 'closed') return [reason ? phrases.closed.admin(reason) : phrases.closed.account]
  return []
}

/**
 * Who is protected reads that a guardian answers, and asks again, for them (`minors.protected`). Nobody is
 * offered a page that is not there, or to ask who takes no requests.
 */
function wordsOf(moment: MailMoment, { isWard, isUnavailable }: AboutSupport, language: Language) {
  const phrases = supportMailPhrases[language][moment]
  if (isUnavailable && 'unavailable' in phrases) return { ...phrases, ...phrases.unavailable }
  return isWard && 'ward' in phrases ? { ...phrases, ...phrases.ward } : phrases
}

function noteOf(moment: MailMoment, language: Language): { note?: string } {
  const { requested, expiring } = supportMailPhrases[language]
  if (moment === 'requested') return { note: requested.note(supportAnswerDays) }
  return moment === 'expiring' ? { note: expiring.note } : {}
}

const moments = Object.keys(supportMailPhrases.en) as MailMoment[]

/** One kind of mail for each moment and reader. */
export const supportMails = Object.fromEntries(
  moments.map((moment) => [moment, mailAbout(moment)]),
) as Record<MailMoment, MailKind<AboutSupport>>
