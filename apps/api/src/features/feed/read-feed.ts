import type { FeedItem } from '@podium/contract/feed'
import { largestId } from '@podium/contract/largest-id'
import type { PersonCard } from '@podium/contract/people'
import type { MemberRole } from '@podium/contract/roles'
import type { Db } from '../../platform/database/index.ts'
import { willBeGivenAgain } from '../../platform/http/index.ts'
import { openAddress, openPicture } from '../files/index.ts'
import { resultAsOthersSee } from '../profiles/index.ts'
import { viewCompetition, viewGuarded, viewMedium } from '../season/index.ts'
import { type KeptLine, type KeptLines } from './kept-lines.ts'
import { findLines, type LineRecord, mostEntries } from './records.ts'

/**
 * Answers a page of the reader's feed (`feed.news`), however many people they follow: which lines are
 * theirs is found each time; what a line tells is kept, because followers of the same people read the
 * same lines.
 */
export async function readFeed(
  db: Db,
  kept: KeptLines,
  readerId: number,
  { before = largestId, _limit: limit }: { before?: number | undefined; _limit: number },
): Promise<FeedItem[]> {
  const found: FeedItem[] = []
  let last = before
  // The first step takes a quarter more lines than the page shows, since one in fifty is of somebody who
  // hides. Where still more cannot be read, two longer steps walk the rest.
  for (const most of [limit + Math.ceil(limit / 4), 5 * limit, mostEntries]) {
    const step = { readerId, before: last, limit: most }
    const { ids, walked, last: reached } = await kept.walk(db, step)
    found.push(...(await kept.read(ids ?? [], (missing) => readLines(db, missing))))
    if (found.length >= limit || walked < most || reached === null) break
    last = reached
  }
  return found.slice(0, limit)
}

/** Reads lines as they are for everybody who may read them. */
async function readLines(db: Db, ids: readonly number[]): Promise<KeptLine[]> {
  return (await findLines(db, ids)).map((record) => ({
    id: record.id,
    item: record.is_there ? willBeGivenAgain(viewLine(record)) : null,
    about: [record.owner_id, ...(record.named_id === null ? [] : [record.named_id])],
    until: record.ends_at?.getTime() ?? Infinity,
  }))
}

function viewLine(record: LineRecord): FeedItem {
  const line = { id: record.id, at: record.at.toISOString(), person: viewPerson(record, 'person') }
  switch (record.kind) {
    case 'achievement':
      return {
        ...line,
        kind: 'achievement',
        subject: resultAsOthersSee(viewAchievement(record), { protected: record.person_protected }),
      }
    case 'media':
      return { ...line, kind: 'media', subject: viewMedia(record) }
    case 'product':
      return { ...line, kind: 'product', subject: viewProduct(record) }
    case 'update':
      return { ...line, kind: 'update', subject: viewUpdate(record) }
    case 'goal':
      return { ...line, kind: 'goal', subject: viewGoal(record) }
    case 'match':
      return { ...line, kind: 'match', subject: viewMatch(record) }
    case 'competition':
      return { ...line, kind: 'competition', subject: viewEntry(record) }
    case 'support':
      return {
        ...line,
        kind: 'support',
        subject: {
          id: record.support_id,
          athlete: viewPerson(record, 'other'),
          extended: record.extended,
        },
      }
  }
}

/** Makes the card of a person on a line; only people with a public page are on one that is there. */
function viewPerson(record: LineRecord, side: 'person' | 'other'): PersonCard {
  return {
    id: record[`${side}_id`],
    role: record[`${side}_role`] satisfies MemberRole,
    name: record[`${side}_name`],
    lastName: record[`${side}_last_name`],
    avatar: openPicture(record[`${side}_avatar_id`], 'avatar-256'),
    sport: record[`${side}_sport`],
    visible: true,
  }
}

function viewAchievement(record: LineRecord) {
  const { achievement_id: id, date, result, competition, evidence } = record
  return {
    id,
    date,
    competitionLevel: record.competition_level,
    ageGroup: record.age_group,
    club: { clubCompositeKey: { clubName: record.club_name, sport: record.club_sport } },
    result,
    competition,
    evidence,
  }
}

function viewMedia(record: LineRecord) {
  const { media_id: id, width, height, caption } = record
  return {
    id,
    mediaType: record.media_type,
    thumbnail: openAddress(id, 'card.webp'),
    picture: openAddress(id, 'page.webp'),
    width,
    height,
    durationMs: record.duration_ms,
    caption,
    altText: record.alt_text,
  }
}

function viewUpdate(record: LineRecord) {
  const { update_id: id, text, audience, at, update_media: media } = record
  const shown = (media ?? []).map((medium) => viewMedium(medium))
  return { id, text, at: at.toISOString(), audience, media: shown }
}

function viewGoal({ goal_id: id, goal_title: title, purpose, wanted, ...line }: LineRecord) {
  return { id, title, purpose, credits: wanted, received: line.received, matched: line.matched }
}

function viewMatch(record: LineRecord) {
  const { fund_id: id, fund_goal: goal, per_supporter: perSupporter, fund_left: left } = record
  return { id, athlete: viewPerson(record, 'other'), goal, perSupporter, left }
}

function viewEntry(record: LineRecord) {
  const { entry_id: id, entry_name: name, place, entry_date: date, link } = record
  const view = record.person_protected ? viewGuarded : viewCompetition
  return view({ id, name, place, date, link })
}

function viewProduct({ product_id: id, title, credits, image_id, stock }: LineRecord) {
  return { id, title, credits, thumbnail: openAddress(image_id ?? 0, 'card.webp'), stock }
}
