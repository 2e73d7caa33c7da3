import { thisYear } from '@podium/contract/calendar'
import { appealOutcomes, decisionActs } from '@podium/contract/decisions'
import { decisionGrounds } from '@podium/contract/grounds'
import { reportReasons } from '@podium/contract/reports'
import type { Transparency } from '@podium/contract/transparency'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { type Figure, findFigures, findSpan } from './records.ts'

/** The figures of a year (`decisions.figures`): a year to come has none. */
export async function readTransparency(db: Db, asked: number | undefined): Promise<Transparency> {
  const current = thisYear(now())
  const year = asked ?? current
  if (year > current) refuse('entityDoesNotExist')
  const [figures, { since, medianHours }] = await Promise.all([
    findFigures(db, year),
    findSpan(db, year),
  ])
  const held = (figure: Figure, key = '') =>
    figures.find((one) => one.figure === figure && one.key === key)?.held ?? 0
  const by = <K extends string>(figure: Figure, keys: readonly K[]) =>
    Object.fromEntries(keys.map((key) => [key, held(figure, key)])) as Record<K, number>
  const byReason = by('notices', reportReasons)
  const byAct = by('acts', decisionActs)
  return {
    ...{ year, isOver: year < current, since: since ?? current, medianHours },
    notices: { total: sumOf(byReason), byReason },
    decisions: { total: sumOf(byAct), byAct, byGround: by('grounds', decisionGrounds) },
    appeals: { total: held('appeals'), byOutcome: by('outcomes', appealOutcomes) },
  }
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
