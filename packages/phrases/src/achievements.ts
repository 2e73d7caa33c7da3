import type { AgeGroup, CompetitionLevel } from '@podium/contract/achievements'
import { dictionary } from './dictionary.ts'
import { perLanguage } from './format.ts'

const ordinals = perLanguage((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }))

/** "1st", "22nd", "13th". */
function ordinalEn(position: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
  return `${position}${ending[ordinals('en').select(position)]}`
}

/** An athlete's results, as everybody reads them. */
export const achievementsPhrases = dictionary(
  {
    title: 'Results',
    best: 'Best results',
    all: 'All results',
    position: ordinalEn,
    place: 'place',
    levels: {
      LOCAL: 'Local',
      NATIONAL: 'National',
      INTERNATIONAL: 'International',
    } satisfies Record<CompetitionLevel, string>,
    ages: {
      CHILDREN: 'Children',
      YOUTH: 'Youth',
      ADULTS: 'Adults',
      SENIORS: 'Seniors',
    } satisfies Record<AgeGroup, string>,
    competition: (level: string) => `${level} competition`,
    evidence: 'Result list',
    evidenceOf: (what: string) => `Result list: ${what} (opens in a new tab)`,
    timeline: 'Timeline, newest first. Arrow keys move along it.',
    earlier: 'Earlier results',
    later: 'Later results',
  },
  {
    title: 'Resultados',
    best: 'Melhores resultados',
    all: 'Todos os resultados',
    position: (position: number) => `${position}.º`,
    place: 'lugar',
    levels: { LOCAL: 'Local', NATIONAL: 'Nacional', INTERNATIONAL: 'Internacional' },
    ages: { CHILDREN: 'Infantis', YOUTH: 'Jovens', ADULTS: 'Adultos', SENIORS: 'Veteranos' },
    competition: (level: string) => `Competição ${level.toLowerCase()}`,
    evidence: 'Lista de resultados',
    evidenceOf: (what: string) => `Lista de resultados: ${what} (abre num novo separador)`,
    timeline: 'Linha do tempo, do mais recente para o mais antigo. As setas percorrem-na.',
    earlier: 'Resultados anteriores',
    later: 'Resultados posteriores',
  },
)
