import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { CompetitionForm, GoalForm } from '@podium/contract/season'
import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import { type Athlete, isPublished } from './person.ts'

/** How long ago the demo's athletes set their goals. */
export const goalsSetDaysAgo = 130

/** What an athlete of the demo wants, and what is ahead of them. */
interface DemoSeason {
  athlete: Athlete
  goals: GoalForm[]
  competitions: CompetitionForm[]
}

const others = everybody.filter(
  (one): one is Athlete => one.role === 'ATHLETE' && isPublished(one) && one !== cast.inês,
)

/** Inês and seven others tell of their season. */
const tellers: readonly Athlete[] = [
  cast.inês,
  ...others.filter((_, index) => index % 5 === 1).slice(0, 7),
]

const texts = {
  pt: {
    goals: [
      ['Chegar ao campeonato nacional', 'Viagem, duas noites e a inscrição.'],
      ['Estágio de inverno', 'Dez dias de treino com o grupo, alojamento e comida.'],
      ['Material novo', 'O que tenho já fez mais quilómetros do que devia.'],
    ],
    competitions: ['Torneio de Ano Novo', 'Campeonato Regional', 'Campeonato Nacional'],
  },
  en: {
    goals: [
      ['Get to the nationals', 'The trip, two nights and the entry fee.'],
      ['Winter training camp', 'Ten days with the group, a bed and meals.'],
      ['New equipment', 'Mine has seen more miles than it should.'],
    ],
    competitions: ['New Year Trophy', 'Regional Championship', 'National Championship'],
  },
} as const

const towns = ['Braga', 'Leiria', 'Pombal', 'Lisboa', 'Viseu', 'Faro', 'Porto', 'Coimbra']

/** The seasons, counted from the day on which the demo is made; the same in every demo. */
export function demoSeasons(): DemoSeason[] {
  return tellers.map((athlete, index) => seasonOf(athlete, index))
}

function seasonOf(athlete: Athlete, index: number): DemoSeason {
  const { goals, competitions } = texts[athlete.language]
  const inDays = (days: number) => dayAfter(calendarDay(new Date()), days)
  return {
    athlete,
    goals: goals.slice(index % 3, (index % 3) + 1 + (index % 2)).map(([title, purpose], step) => ({
      title,
      purpose,
      credits: 1200 + 300 * ((index + step) % 4),
      until: inDays(60 + 25 * step + 7 * index),
    })),
    competitions: competitions.map((name, step) => ({
      name,
      place: towns[(index + step * 3) % towns.length] ?? '',
      date: inDays(9 + index + step * 33),
      link: null,
    })),
  }
}
