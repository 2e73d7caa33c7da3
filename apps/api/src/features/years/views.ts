import type { AthleteYear, YearResult } from '@podium/contract/years'
import type { BecameRecord, ResultRecord } from './records.ts'

/** The results of a year, as their athlete reads them or as others do (`minors.protected`). */
export function viewResults(
  { results, best }: Pick<BecameRecord, 'results' | 'best'>,
  { isKeptBack }: { isKeptBack: boolean },
): AthleteYear['results'] {
  const list = (best ?? []).map(viewResult)
  return { total: results, list: isKeptBack ? list.map(keptBack) : list }
}

export function viewUpdates({ told, latest }: BecameRecord): AthleteYear['updates'] {
  const list = (latest ?? []).map(({ id, text, at }) => {
    return { id, text, at: new Date(at).toISOString() }
  })
  return { total: told, list }
}

/** Leaves out of a minor's result what tells how old they are or where they live, as their page does. */
function keptBack(result: YearResult): YearResult {
  const competition = result.competitionLevel === 'LOCAL' ? null : result.competition
  return { ...result, ageGroup: null, competition }
}

/** The month alone: a day would tell where a protected athlete was. */
function viewResult(record: ResultRecord): YearResult {
  const { id, date, result, competition, competition_level, age_group } = record
  return {
    id,
    month: Number(date.slice(5, 7)),
    result,
    competition,
    competitionLevel: competition_level,
    ageGroup: age_group,
  }
}
