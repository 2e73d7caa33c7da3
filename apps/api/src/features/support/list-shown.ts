import type { Page } from '@podium/contract/list'
import type { Input, Reply } from '@podium/contract/route'
import type {
  getAthleteSupport,
  listSupporterBadges,
  SupportBadge,
  SupportedAthlete,
} from '@podium/contract/support'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { entitlementsOf } from '../plans/index.ts'
import {
  type CardRecord,
  countShown,
  findCard,
  findEndedOf,
  findOpenOf,
  findShown,
  type SupportSide,
} from './list-records.ts'
import { findMatchesLeft } from './matches/index.ts'
import { maySeePage, obstacleOf } from './policy.ts'
import { findSettings } from './settings-records.ts'
import { viewBadge, viewPerson } from './views.ts'

type Paging = Input<typeof listSupporterBadges>['query'] & {
  sponsorsFirst?: boolean
  /** Whoever asks hands it on, to who was never here. */
  handedOn?: boolean
}

/** The athletes a person supports now, as every visitor may know. */
export async function listSupportedAthletes(
  db: Db,
  viewer: Viewer | null,
  userId: number,
  page: Paging,
): Promise<Page<SupportedAthlete>> {
  const { role } = await requirePage(db, viewer, userId)
  const highlights = role === 'SPONSOR' ? (await entitlementsOf(db, userId)).highlightedAthletes : 0
  const whose = { side: 'supporter', userId, highlights, toVisitors: viewer === null } as const
  const shown = await findShown(db, whose, page)
  const list = shown.list.map((card) => {
    return { ...viewPerson(card, viewer), highlighted: card.highlighted }
  })
  return { list, total: shown.total }
}

/** The badges of an athlete's supporters, or of the athletes a person supports (`support.badges`). */
export async function listBadges(
  db: Db,
  viewer: Viewer | null,
  { side, userId }: { side: SupportSide; userId: number },
  { handedOn = false, ...page }: Paging,
): Promise<Page<SupportBadge>> {
  const card = await requirePage(db, viewer, userId)
  if (side === 'athlete' && card.role !== 'ATHLETE') refuse('userNotFound')
  const toVisitors = viewer === null || handedOn
  const { list, total } = await findShown(db, { side, userId, toVisitors }, page)
  return { list: list.map(viewBadge), total }
}

/** How open an athlete is to a viewer's support: what the Support button needs. */
export async function readAthleteSupport(
  db: Db,
  viewer: Viewer | null,
  athleteId: number,
): Promise<Reply<typeof getAthleteSupport>> {
  const athlete = await requirePage(db, viewer, athleteId)
  if (athlete.role !== 'ATHLETE') refuse('userNotFound')
  const [{ accepting }, supporters, open, endedId, matchesLeft] = await Promise.all([
    findSettings(db, athleteId),
    countShown(db, { side: 'athlete', userId: athleteId, toVisitors: viewer === null }),
    viewer ? findOpenOf(db, athleteId, viewer.id) : { pending: undefined, active: undefined },
    viewer ? findEndedOf(db, athleteId, viewer.id) : 0,
    viewer ? findMatchesLeft(db, athleteId, viewer.id) : [],
  ])
  const openAthlete = { id: athleteId, accepting, hasPending: open.pending !== undefined }
  return {
    athlete: viewPerson(athlete, viewer),
    accepting,
    supporters,
    obstacle: obstacleOf(viewer, openAthlete),
    pendingId: open.pending?.id ?? 0,
    activeId: open.active?.id ?? 0,
    activeUntil: open.active?.ends_at?.toISOString() ?? null,
    endedId: (open.pending ?? open.active) ? 0 : endedId,
    ...(matchesLeft.length > 0 && { matchesLeft }),
  }
}

/** A person whose page the viewer may see (`userNotFound`). */
async function requirePage(db: Db, viewer: Viewer | null, userId: number): Promise<CardRecord> {
  const card = (await findCard(db, userId)) ?? refuse('userNotFound')
  return maySeePage(viewer, card) ? card : refuse('userNotFound')
}
