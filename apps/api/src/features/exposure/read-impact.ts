import { thisYear } from '@podium/contract/calendar'
import { mostCentsFor } from '@podium/contract/credits'
import { type ImpactRow, impactLimits, type ImpactSummary } from '@podium/contract/exposure'
import type { Page } from '@podium/contract/list'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { viewPerson } from '../support/index.ts'
import { requireBegun, viewResults } from '../years/index.ts'
import {
  type Asked,
  countRows,
  type FiguresRecord,
  findFirstSeason,
  findRows,
  findSoldTo,
  findSums,
  type ImpactRecord,
} from './records.ts'

/** What a caller asks for; the season is this year unless given. */
export interface Wanted {
  side: Asked['side']
  otherId: number | undefined
  season: number | undefined
}

/**
 * The season that is asked for; one to come is not there, and an athlete under age has a guardian read it
 * (`exposure.impact`).
 */
export function askedBy(viewer: Viewer, { side, otherId = 0, season }: Wanted): Asked {
  const { id: userId, isProtected } = viewer
  if (side === 'athlete' && isProtected) refuse('guardianNeeded')
  const asked = season ?? thisYear(now())
  requireBegun(asked)
  return { side, userId, otherId, season: asked }
}

/** A season by the other sides (`exposure.impact`). */
export async function listImpact(
  db: Db,
  viewer: Viewer,
  asked: Asked,
  page: { _page: number; _limit: number },
): Promise<Page<ImpactRow>> {
  const { _limit: limit, _page } = page
  const [rows, total] = await Promise.all([
    findRows(db, asked, { limit, offset: _page * limit, results: impactLimits.results }),
    countRows(db, asked),
  ])
  return { list: rows.map((row) => viewRow(row, viewer, asked)), total }
}

/** A season in all, and the seasons there are. */
export async function sumImpact(db: Db, asked: Asked): Promise<ImpactSummary> {
  const isSeller = asked.side === 'supporter' && asked.otherId === 0
  const [sums, first, soldTo] = await Promise.all([
    findSums(db, asked),
    findFirstSeason(db, asked),
    isSeller ? findSoldTo(db, asked) : [],
  ])
  const { people, results } = sums
  return {
    season: asked.season,
    seasons: seasonsSince(first),
    people,
    ...viewFigures(sums),
    results,
    soldTo,
  }
}

/** From this year back to the first. */
function seasonsSince(first: number | null): number[] {
  const latest = thisYear(now())
  return Array.from({ length: latest - (first ?? latest) + 1 }, (_, ago) => latest - ago)
}

function viewRow(row: ImpactRecord, viewer: Viewer, { side }: Asked): ImpactRow {
  const { counted, results, best } = row
  return {
    person: viewPerson(row, viewer),
    ...viewFigures(row),
    counted,
    results: viewResults({ results, best }, { isKeptBack: side === 'supporter' && row.protected }),
  }
}

function viewFigures({ credits, months, page, card, wall, kit, share, ...others }: FiguresRecord) {
  const { clicks, updates, orders, order_credits } = others
  return {
    credits,
    cents: mostCentsFor(credits),
    months,
    seen: { page, card, wall, kit, share },
    clicks,
    updates,
    sold: { orders, credits: order_credits },
  }
}
