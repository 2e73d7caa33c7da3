import { isMet, isStanding, type Result } from '../../bench/parts/results.ts'
import { cellsOf } from '../../bench/parts/table.ts'
import type { Bars, Stamp } from './record.ts'

/** One bar: what is asked, what there is, and how far that is from the goal. */
export interface Row {
  name: string
  bench: string
  ours: string
  goal: string
  /** Of a goal that is reached 1 or more, whichever way it is measured; null where there is none. */
  score: number | null
  isMet: boolean
  stamp: Stamp
}

/** Everything that was measured, those with a goal first, the farthest from it before the others. */
export function rowsOf({ benches }: Bars): Row[] {
  const rows = benches.flatMap(({ bench, results, ...stamp }) =>
    results.map((result) => rowOf(result, bench, stamp)),
  )
  const withGoal = rows.filter(({ score }) => score !== null)
  const inOrder = withGoal.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))
  return [...inOrder, ...rows.filter(({ score }) => score === null)]
}

function rowOf(result: Result, bench: string, stamp: Stamp): Row {
  const [name = '', ours = '', p99 = '', floor = '', floorP99 = '', ratio = '', goal = ''] =
    cellsOf(result)
  const beside = isStanding(result)
    ? `${ratio}: ${ours}, p99 ${p99}, beside ${floor}, ${floorP99}`
    : ours
  return {
    name: namedWith(bench, name),
    bench,
    ours: beside,
    goal,
    score: scoreOf(result),
    isMet: isMet(result),
    stamp,
  }
}

/** A name that says by itself what it is about. */
function namedWith(bench: string, name: string): string {
  const [subject = bench] = bench.split('-')
  return name.toLowerCase().includes(subject) ? name : `${bench}: ${name}`
}

function scoreOf(result: Result): number | null {
  if (isStanding(result)) return result.goal === null ? null : result.ratio / result.goal
  const { value, bar, isLeast } = result
  if (bar === null) return null
  return isLeast ? value / bar : bar / value
}
