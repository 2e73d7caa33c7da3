import type { AthleteYear } from '@podium/contract/years'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireReadable } from '../profiles/index.ts'
import { findCard, viewBadge, viewPerson } from '../support/index.ts'
import { findBecame, findFigures, findNamed, findReached } from './records.ts'
import { viewResults, viewUpdates } from './views.ts'
import { isOver, requireBegun } from './which-year.ts'

/**
 * What supporters made possible for an athlete in a year (`season.year`). The athlete knows all of it;
 * others no credits, and nothing of who supports in private; of a protected athlete no figure of supports.
 */
export async function readAthleteYear(
  db: Db,
  viewer: Viewer | null,
  { id: userId, year }: { id: number; year: number },
): Promise<AthleteYear> {
  requireBegun(year)
  const athlete = await requireReadable(db, viewer, { id: userId, role: 'ATHLETE' })
  const asked = { userId, year, isOwn: viewer?.id === userId, toVisitors: viewer === null }
  const [card, figures, named, goals, became] = await Promise.all([
    findCard(db, userId),
    findFigures(db, asked),
    findNamed(db, asked),
    findReached(db, asked),
    findBecame(db, asked, viewer?.id ?? 0),
  ])
  const { isOwn } = asked
  const isCounted = isOwn || !athlete.protected
  return {
    year,
    isOver: isOver(year),
    athlete: viewPerson(card ?? refuse('userNotFound'), viewer),
    credits: isOwn ? figures.credits : null,
    supporters: isCounted ? figures.supporters : null,
    months: isCounted ? figures.months : null,
    named: isCounted ? named.map(viewBadge) : [],
    goals: {
      total: goals[0]?.total ?? 0,
      list: goals.map(({ id, title, credits }) => {
        return { id, title, credits: isCounted ? credits : null }
      }),
    },
    results: viewResults(became, { isKeptBack: !isCounted }),
    updates: viewUpdates(became),
  }
}
