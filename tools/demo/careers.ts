import type { AchievementForm } from '@podium/contract/achievements'
import { thisYear } from '@podium/contract/calendar'
import type { SportestOption, SportestSubmission } from '@podium/contract/sportest'
import type { Athlete, Fan } from './person.ts'

/**
 * What the demo's athletes achieved, where it follows from who they are: a career of two to six
 * results from a first local race on. Deterministic, so that a new demo tells the same story.
 */
export function careerOf(athlete: Athlete, index: number): AchievementForm[] {
  const starts = Number(athlete.born.slice(0, 4)) + 15
  const years = Math.min(2 + (index % 5), thisYear() - 1 - starts)
  return Array.from({ length: Math.max(1, years) }, (_, step) => ({
    date: dayOf(starts + spread(step, years, starts), index + step),
    competitionLevel: levelAt(step, index),
    ageGroup: step === 0 ? 'YOUTH' : 'ADULTS',
    club: { clubCompositeKey: { clubName: clubOf(athlete, index), sport: athlete.sport } },
    result: 1 + ((index * 7 + (years - step) * 5) % 9),
    competition: competitionOf(athlete, levelAt(step, index)),
    evidence: '',
  })) as AchievementForm[]
}

/** Results stand apart by years, the last one near today. */
function spread(step: number, steps: number, starts: number): number {
  const span = thisYear() - 1 - starts
  return Math.max(0, Math.round((span * (step + 1)) / Math.max(1, steps)))
}

function dayOf(year: number, seed: number): string {
  const last = Math.min(year, thisYear() - 1)
  return `${last}-${String(3 + (seed % 7)).padStart(2, '0')}-${String(1 + ((seed * 5) % 27)).padStart(2, '0')}`
}

function levelAt(step: number, index: number): AchievementForm['competitionLevel'] {
  if (step === 0) return 'LOCAL'
  return step > 2 && index % 3 === 0 ? 'INTERNATIONAL' : 'NATIONAL'
}

const clubNames = ['Clube Desportivo de', 'Associação Académica de', 'Ginásio Clube de', 'União de']

/** The club somebody competes for; it belongs to their town, as clubs do. */
export function clubOf({ from }: Pick<Athlete, 'from'>, index: number): string {
  return `${clubNames[index % clubNames.length]} ${from.town}`
}

const competitions = {
  pt: { LOCAL: 'Torneio de', NATIONAL: 'Campeonato Nacional', INTERNATIONAL: 'Taça Ibérica' },
  en: { LOCAL: 'Town trophy of', NATIONAL: 'National Championship', INTERNATIONAL: 'Iberian Cup' },
}

function competitionOf(
  { language, from }: Athlete,
  level: AchievementForm['competitionLevel'],
): string {
  const name = competitions[language][level]
  return level === 'LOCAL' ? `${name} ${from.town}` : name
}

/** The sportest somebody took: better answers for some, honest ones for all. */
export function sportestOf(
  who: Athlete | Fan,
  index: number,
  options: SportestOption[],
): SportestSubmission {
  const pick = (type: SportestOption['sportestAnswerOptionType'], step: number) => {
    const ladder = options.filter((option) => option.sportestAnswerOptionType === type)
    return ladder[step % ladder.length]?.id
  }
  const modality = options.find(
    (option) => option.sport === ('sport' in who ? who.sport : 'SOCCER'),
  )
  if (who.role === 'FAN') {
    const fanInterest = (['B', 'C', 'D'] as const)[index % 3]
    return { sportestType: 'FAN', fanInterest, fanModalityAnswerId: modality?.id }
  }
  return {
    sportestType: 'ATHLETE',
    athleteBestResultEventAnswerId: pick('ATLHETE_EVENT', 2 + (index % 4)),
    athleteBestResultPositionAnswerId: pick('ATLHETE_BEST_POSITION', 1 + (index % 6)),
    athleteBudgetAnswerId: pick('ATLHETE_BUDGET', 1 + (index % 3)),
    athleteModalityAnswerId: modality?.id,
  }
}
