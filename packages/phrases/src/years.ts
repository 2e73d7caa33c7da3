import { dictionary } from './dictionary.ts'
import {
  counted,
  creditsEn,
  creditsPt,
  dates,
  monthsEn,
  monthsPt,
  perLanguage,
  whose,
} from './format.ts'

const names = perLanguage((locale) => dates(locale, { month: 'long' }))
const middleOf = (month: number) => `2026-${String(month).padStart(2, '0')}-15T12:00:00Z`

/** The page and the card of a year: what supporters made possible. Figures are written already. */
export const yearsPhrases = dictionary(
  {
    title: 'What support made possible',
    ownTitle: 'What you made possible',
    titleOf: (name: string, year: number) => `${name}, ${year}: what support made possible`,
    description: (name: string, year: number) =>
      `${whose(name)} ${year}, and who made it possible.`,
    lead: (name: string, isOver: boolean) =>
      isOver
        ? `${whose(name)} year, thanks to everybody who supported them.`
        : `${whose(name)} year so far, thanks to everybody who supported them.`,
    ownLead: (isOver: boolean) =>
      isOver
        ? 'Who you supported, and what became of it.'
        : 'Who you have supported so far, and what became of it.',
    ownBegun: (year: number) =>
      `${year} has only just begun. Here is ${year - 1}: who you supported, and what became of it.`,
    link: (year: number) => `The year ${year}`,
    ownLink: (year: number) => `My ${year}`,
    forYou: 'My supporters',
    turn: 'Other years',
    print: 'Print',
    page: (name: string) => `${whose(name)} page`,
    onlyYou: 'Only you see the credits.',
    share: {
      title: 'Share your year',
      message: (name: string, year: number) => `What made ${year} possible for ${name}:`,
    },
    picture: 'Save as a picture',
    pictureFailed: 'The picture could not be made. Please try again.',
    couldNotLoad: 'The year could not be loaded.',
    empty: 'Nothing from this year yet',
    emptyText: 'This year’s supports, results and updates will appear here.',
    ownEmpty: 'You supported nobody this year',
    ownEmptyText: 'Once an athlete accepts your support, you will see here what becomes of it.',
    find: 'Find an athlete',
    figures: {
      credits: 'Credits',
      supporters: 'Supporters',
      athletes: 'Athletes',
      months: 'Months',
      monthsGiven: 'Months of support',
      goals: 'Goals reached',
      results: 'Results',
      updates: 'Updates',
    },
    goals: 'Goals reached',
    goalCredits: creditsEn,
    reached: 'Reached',
    results: 'Best results',
    month: (month: number) => names('en')(middleOf(month)),
    updates: 'What happened',
    supporters: 'Who made it possible',
    more: (count: string) => (count === '1' ? 'And one more' : `And ${count} more`),
    given: (credits: string, months: number) => `${creditsEn(credits)} · ${monthsEn(months)}`,
    forGoal: (title: string) => `For the goal “${title}”`,
    since: (what: string) => `Since then: ${what}`,
    countResults: counted('result', 'results'),
    countUpdates: counted('update', 'updates'),
    gone: 'Closed account',
    card: {
      athlete: (year: number) => `${year} · What you made possible`,
      supporter: (year: number) => `${year} · What I made possible`,
      credits: creditsEn,
      supporters: counted('supporter', 'supporters'),
      athletes: counted('athlete', 'athletes'),
      goals: counted('goal reached', 'goals reached'),
      results: counted('result', 'results'),
      file: (year: number) => `my-${year}.png`,
    },
  },
  {
    title: 'O que o apoio tornou possível',
    ownTitle: 'O que tornaste possível',
    titleOf: (name: string, year: number) => `${name}, ${year}: o que o apoio tornou possível`,
    description: (name: string, year: number) =>
      `O ano de ${year} de ${name}, e quem o tornou possível.`,
    lead: (name: string, isOver: boolean) =>
      isOver
        ? `O ano de ${name}, graças a quem apoiou.`
        : `O ano de ${name} até agora, graças a quem apoiou.`,
    ownLead: (isOver: boolean) =>
      isOver
        ? 'Quem apoiaste, e o que daí nasceu.'
        : 'Quem apoiaste até agora, e o que daí nasceu.',
    ownBegun: (year: number) =>
      `${year} ainda agora começou. Este é ${year - 1}: quem apoiaste, e o que daí nasceu.`,
    link: (year: number) => `O ano de ${year}`,
    ownLink: (year: number) => `O meu ${year}`,
    forYou: 'Os meus apoiantes',
    turn: 'Outros anos',
    print: 'Imprimir',
    page: (name: string) => `Página de ${name}`,
    onlyYou: 'Só tu vês os créditos.',
    share: {
      title: 'Partilhar o teu ano',
      message: (name: string, year: number) => `O que tornou possível o ${year} de ${name}:`,
    },
    picture: 'Guardar como imagem',
    pictureFailed: 'Não foi possível criar a imagem. Tenta de novo.',
    couldNotLoad: 'Não foi possível carregar o ano.',
    empty: 'Ainda nada deste ano',
    emptyText: 'Os apoios, os resultados e as novidades deste ano ficam aqui.',
    ownEmpty: 'Não apoiaste ninguém neste ano',
    ownEmptyText: 'Quando um atleta aceitar o teu apoio, o que daí nascer fica aqui.',
    find: 'Encontrar um atleta',
    figures: {
      credits: 'Créditos',
      supporters: 'Apoiantes',
      athletes: 'Atletas',
      months: 'Meses',
      monthsGiven: 'Meses de apoio',
      goals: 'Metas atingidas',
      results: 'Resultados',
      updates: 'Novidades',
    },
    goals: 'Metas atingidas',
    goalCredits: creditsPt,
    reached: 'Atingida',
    results: 'Melhores resultados',
    month: (month: number) => names('pt')(middleOf(month)),
    updates: 'O que aconteceu',
    supporters: 'Quem o tornou possível',
    more: (count: string) => (count === '1' ? 'E mais um' : `E mais ${count}`),
    given: (credits: string, months: number) => `${creditsPt(credits)} · ${monthsPt(months)}`,
    forGoal: (title: string) => `Para a meta «${title}»`,
    since: (what: string) => `Desde então: ${what}`,
    countResults: counted('resultado', 'resultados'),
    countUpdates: counted('novidade', 'novidades'),
    gone: 'Conta encerrada',
    card: {
      athlete: (year: number) => `${year} · O que tornaram possível`,
      supporter: (year: number) => `${year} · O que tornei possível`,
      credits: creditsPt,
      supporters: counted('apoiante', 'apoiantes'),
      athletes: counted('atleta', 'atletas'),
      goals: counted('meta atingida', 'metas atingidas'),
      results: counted('resultado', 'resultados'),
      file: (year: number) => `o-meu-${year}.png`,
    },
  },
)
