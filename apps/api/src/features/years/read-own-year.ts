import { type OwnYear, yearLimits, type YearSupport } from '@podium/contract/years'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { viewPerson } from '../support/index.ts'
import { findGiven, type GivenRecord } from './records.ts'
import { viewResults, viewUpdates } from './views.ts'
import { isOver, requireBegun } from './which-year.ts'

/** What a supporter made possible in a year: whom they supported, and what became of it (`season.year`). */
export async function readOwnYear(db: Db, viewer: Viewer, year: number): Promise<OwnYear> {
  requireBegun(year)
  const given = await findGiven(db, viewer.id, year)
  const sum = (of: (one: GivenRecord) => number) => given.reduce((all, one) => all + of(one), 0)
  const reached = given.flatMap(({ goals }) => goals ?? []).filter(({ isReached }) => isReached)
  return {
    year,
    isOver: isOver(year),
    credits: sum(({ credits }) => credits),
    months: sum(({ months }) => months),
    athletes: given.length,
    goalsReached: reached.length,
    results: sum(({ results }) => results),
    updates: sum(({ told }) => told),
    supports: given.slice(0, yearLimits.supports).map((one) => viewGiven(one, viewer)),
  }
}

function viewGiven(given: GivenRecord, viewer: Viewer): YearSupport {
  const { credits, months, goals } = given
  return {
    athlete: viewPerson(given, viewer),
    credits,
    months,
    goals: goals ?? [],
    results: viewResults(given, { isKeptBack: given.protected }),
    updates: viewUpdates(given),
  }
}
