import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { CompetitionForm, GoalForm } from '@podium/contract/season'
import type { UpdateAudience } from '@podium/contract/updates'
import { now } from '../../apps/api/src/platform/clock.ts'
import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import { type Athlete, isPublished } from './person.ts'
import type { Scene } from './update-pictures.ts'

/** How long ago the demo's athletes set their goals. */
export const goalsSetDaysAgo = 130

/** What an athlete of the demo wants, and what is ahead of them. */
export interface DemoSeason {
  athlete: Athlete
  goals: GoalForm[]
  competitions: CompetitionForm[]
}

const others = everybody.filter(
  (one): one is Athlete => one.role === 'ATHLETE' && isPublished(one) && one !== cast.inês,
)

/** Inês and seven others tell of their season. */
export const tellers: readonly Athlete[] = [
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
    updates: [
      'Primeira semana do bloco de inverno feita: onze treinos, uma constipação e nenhuma lesão. O grupo está forte.',
      'Fim de semana de prova. Faltou um pouco no fim, mas foi a melhor marca da época até agora. Obrigado a quem apareceu!',
      'Só para quem me apoia: o estágio está pago. Os vossos créditos são a cama, a comida e a viagem. Conto tudo quando voltar.',
    ],
  },
  en: {
    goals: [
      ['Get to the nationals', 'The trip, two nights and the entry fee.'],
      ['Winter training camp', 'Ten days with the group, a bed and meals.'],
      ['New equipment', 'Mine has seen more miles than it should.'],
    ],
    competitions: ['New Year Trophy', 'Regional Championship', 'National Championship'],
    updates: [
      'First week of the winter block done: eleven sessions, one cold, no injuries. The group is strong.',
      'Race weekend. I ran out of legs near the end, but it was my best of the season so far. Thank you for coming!',
      'For my supporters only: the training camp is paid for. Your credits are the bed, the meals and the trip. I will tell you everything when I am back.',
    ],
  },
} as const

const towns = ['Braga', 'Leiria', 'Pombal', 'Lisboa', 'Viseu', 'Faro', 'Porto', 'Coimbra']

/** The seasons, counted from the day on which the demo is made; the same in every demo. */
export function demoSeasons(): DemoSeason[] {
  return tellers.map((athlete, index) => seasonOf(athlete, index))
}

function seasonOf(athlete: Athlete, index: number): DemoSeason {
  const { goals, competitions } = texts[athlete.language]
  const inDays = (days: number) => dayAfter(calendarDay(now()), days)
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

/** What an athlete of the demo tells, and when. */
export interface DemoUpdate {
  athlete: Athlete
  text: string
  audience: UpdateAudience
  daysAgo: number
  picture: DemoPicture | null
}

/** What an update shows, at which hour of the day, and what is said of it. */
export interface DemoPicture {
  scene: Scene
  hour: number
  caption: string
  altText: string
}

/** Each teller told all they have in the last weeks, the last of it to supporters alone. */
export function demoUpdates(): DemoUpdate[] {
  return tellers.flatMap((athlete, index) =>
    texts[athlete.language].updates.map((text, step) => ({
      athlete,
      text,
      audience: step === 2 ? ('SUPPORTERS' as const) : ('EVERYBODY' as const),
      daysAgo: 38 - step * 16 - (index % 5),
      picture: pictureOf(athlete, index, step),
    })),
  )
}

const said = {
  pt: {
    camp: ['A caminho do treino', 'Uma pista que leva aos montes, ao nascer do sol.'],
    race: ['Antes da partida', 'A reta de um estádio, com a bancada cheia e quatro projetores.'],
  },
  en: {
    camp: ['On the way to training', 'A track that leads to the hills, at sunrise.'],
    race: [
      'Before the start',
      'The straight of a stadium, the stand full, under four floodlights.',
    ],
  },
} as const

/** All show where they raced; Inês also where she trains. */
function pictureOf(athlete: Athlete, index: number, step: number): DemoPicture | null {
  const scene = step === 1 ? 'race' : 'camp'
  if (step > 1 || (scene === 'camp' && athlete !== cast.inês)) return null
  const [caption, altText] = said[athlete.language][scene]
  return { scene, hour: index, caption, altText }
}
