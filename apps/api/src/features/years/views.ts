import type { AthleteYear, YearResult } from '@podium/contract/years'
import type { BecameRecord, ResultRecord } from './records.ts'

export function viewResults({
  results,
  best,
}: Pick<BecameRecord, 'results' | 'best'>): AthleteYear['results'] {
  return { total: results, list: (best ?? []).map(viewResult) }
}

export function viewUpdates({ told, latest }: BecameRecord): AthleteYear['updates'] {
  const list = (latest ?? []).map(({ id, text, at }) => {
    return { id, text, at: new Date(at).toISOString() }
  })
  return { total: told, list }
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
