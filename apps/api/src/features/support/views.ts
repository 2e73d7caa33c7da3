import { personName } from '@podium/contract/person-name'
import type { MemberRole } from '@podium/contract/roles'
import type { SupportBadge, SupportEntry, SupportPerson } from '@podium/contract/support'
import { supportReminderDays } from '@podium/contract/support-rules'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import { mayAs, type Viewer } from '../../platform/http/index.ts'
import { openPicture } from '../files/index.ts'
import { isOverdue, mayMove, statusNow } from './lifecycle.ts'
import type { CardRecord, EntryRecord } from './list-records.ts'
import { isSide, mayThank } from './policy.ts'
import type { SupportRecord } from './records.ts'
import { leftBetween } from './period.ts'

/** How long before its end a support can be renewed, and its supporter is reminded. */
export const reminderSeconds = supportReminderDays * day

/** What of a viewer decides what they may do. */
type Asker = Pick<Viewer, 'id' | 'role' | 'actor' | 'isProtected'>

/** A support as one of its sides, or an admin, sees it; of some supporters a reader is told no name (`findUnnamed`). */
export function viewEntry(
  entry: EntryRecord,
  viewer: Asker,
  unnamed: ReadonlySet<number> = new Set(),
): SupportEntry {
  const athlete = viewPerson(entry.athlete, viewer)
  const known = viewPerson(entry.supporter, viewer)
  const supporter = unnamed.has(entry.id) ? withoutName(known) : known
  const other = viewer.id === supporter.id ? athlete : supporter
  return {
    id: entry.id,
    userId: other.id,
    userRole: other.role,
    userName: personName(other),
    userAvatar: other.avatar,
    athlete,
    supporter,
    totalCredits: entry.credits,
    periodBought: entry.months,
    private: entry.private,
    highlighted: entry.highlighted_at !== null && statusNow(entry) === 'ACTIVE',
    goal: entry.goal,
    goalOver: entry.goal_over && statusNow(entry) === 'PENDING',
    match: matchOf(entry),
    thankYou: entry.thank_you,
    ...linesOf(entry, viewer),
    ...timesOf(entry),
    abilities: abilitiesOf(entry, viewer),
  }
}

/** What doubles it, while it waits and once it was accepted (`season.matches`). */
function matchOf({ doubling, accepted_at, ...entry }: EntryRecord): SupportEntry['match'] {
  if (!doubling || (!accepted_at && statusNow(entry) !== 'PENDING')) return null
  const { id, by, whole, left } = doubling
  const name = by ? personName({ name: by.name, lastName: by.last_name }) : ''
  return whole > 0 ? { id, by: name, credits: Math.min(whole, left), whole } : null
}

/** Words between the two sides; an admin reads them where they are reported, as messages. */
function linesOf(
  entry: EntryRecord,
  viewer: Pick<Viewer, 'id'>,
): Pick<SupportEntry, 'note' | 'thanks'> {
  const { note, thanks: text, thanked_at: at } = entry
  if (!isSide(viewer, entry)) return { note: '', thanks: null }
  return { note, thanks: text && at ? { text, at: at.toISOString() } : null }
}

function timesOf(entry: EntryRecord) {
  const status = statusNow(entry)
  return {
    status,
    periodLeft: status === 'ACTIVE' && entry.ends_at ? leftBetween(now(), entry.ends_at) : null,
    requestedAt: entry.requested_at.toISOString(),
    answerBy: status === 'PENDING' ? entry.answer_by.toISOString() : null,
    activeFrom: entry.active_from?.toISOString() ?? null,
    endsAt: entry.ends_at?.toISOString() ?? null,
    ...endOf(entry),
  }
}

/** How and when it came to its end; what time has ended without the job having noted it is told too. */
function endOf(entry: EntryRecord): Pick<SupportEntry, 'endedAt' | 'endReason'> {
  const { status, answer_by, ends_at, ended_at, end_reason } = entry
  if (!isOverdue(entry)) return { endedAt: ended_at?.toISOString() ?? null, endReason: end_reason }
  if (status === 'PENDING') return { endedAt: answer_by.toISOString(), endReason: 'NO_ANSWER' }
  return { endedAt: ends_at?.toISOString() ?? null, endReason: 'PERIOD_OVER' }
}

function abilitiesOf(entry: EntryRecord, viewer: Asker) {
  const isAthlete = viewer.id === entry.athlete_id
  const isSupporter = viewer.id === entry.supporter_id
  const spends = isSupporter && mayAs(viewer, 'SPEND')
  // Spending and answering are a guardian's (`minors.protected`).
  const decides = !viewer.isProtected
  return {
    accept: isAthlete && decides && mayMove('accept', entry),
    reject: isAthlete && decides && mayMove('reject', entry),
    cancel: spends && decides && mayMove('cancel', entry),
    thank: isAthlete && mayThank(entry) && entry.supporter.active && !entry.kept_apart,
    renew: spends && decides && entry.can_be_asked && isRenewable(entry),
    highlight: isSupporter && mayHighlight(entry),
    close: viewer.role === 'ADMIN' && mayMove('close', entry),
  }
}

/** A sponsor's running support that visitors may know of. */
export function mayHighlight(support: SupportRecord): boolean {
  const { supporter_role: role } = support
  return role === 'SPONSOR' && !support.private && statusNow(support) === 'ACTIVE'
}

/** Whether a support is about to end, or its period is over (`support.one-pending`). */
export function isRenewable(
  support: Pick<EntryRecord, 'status' | 'answer_by' | 'ends_at' | 'end_reason'>,
): boolean {
  const { status, ends_at, end_reason } = support
  if (status === 'ACTIVE') return ends_at !== null && ends_at <= secondsFromNow(reminderSeconds)
  return status === 'EXPIRED' && end_reason === 'PERIOD_OVER'
}

/** A person as tables show them; a closed account has no name any more (`account.closing`). */
export function viewPerson(
  card: CardRecord,
  viewer: Pick<Viewer, 'id' | 'role'> | null,
): SupportPerson {
  const { id, role, shown, active } = card
  const seesAll = viewer?.id === id || viewer?.role === 'ADMIN'
  return {
    id,
    role: role as MemberRole,
    name: active ? card.name : '',
    lastName: active ? card.last_name : '',
    avatar: openPicture(shown ? card.avatar_id : null, 'avatar-256'),
    sport: active ? card.sport : null,
    hasPage: shown || (active && seesAll),
  }
}

/** Of whom one reads that there is somebody: no name, no picture, and no way to their page. */
function withoutName(person: SupportPerson): SupportPerson {
  const avatar = openPicture(null, 'avatar-256')
  return { ...person, ...{ name: '', lastName: '', avatar, sport: null, hasPage: false } }
}

export function viewBadge(card: CardRecord): SupportBadge {
  return {
    id: card.id,
    role: card.role as MemberRole,
    name: personName({ name: card.name, lastName: card.last_name }),
    badgeUrl: openPicture(card.avatar_id, 'avatar-256'),
    hasWebsite: card.has_website ?? false,
  }
}
