import type { MatchEndReason } from '@podium/contract/matches'
import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'

/** Match funds: setting one up, one's own, and ending one. Figures and days are written already. */
export const matchPhrases = dictionary(
  {
    set: 'Double supports',
    setFor: 'Double this goal',
    setForThis: (title: string) => `Double this goal: ${title}`,
    form: {
      title: (athlete: string) => `Double what ${athlete} is given`,
      lead: (athlete: string) =>
        `You set credits aside. Each time ${athlete} accepts a support, your fund adds as many again, until it is used up. Your name is shown on the page while it lasts.`,
      goal: 'What is doubled',
      page: 'Every support',
      credits: 'Credits in the fund',
      /** What one has where that is known. */
      creditsHint: (min: string, max: string, have: string | undefined) =>
        have === undefined ? `${min} to ${max}.` : `${min} to ${max}. You have ${have} available.`,
      perSupporter: 'At most for each supporter',
      perSupporterHint: 'However often somebody supports.',
      until: 'Last day (optional)',
      untilHint: 'Without one it lasts until it is used up or you end it.',
      send: 'Set aside',
      done: 'Your match fund is open.',
      rest: 'You can end it at any time: what is left comes back at once. What was added is not taken back.',
    },
    own: {
      title: 'My match funds',
      empty:
        'You are not doubling any supports yet. On an athlete’s page, “Double supports” is under “More”.',
      left: (left: string, all: string) => `${left} of ${creditsEn(all)} left`,
      given: (given: string, supports: number) =>
        supports === 1
          ? `${creditsEn(given)} added to one support`
          : `${creditsEn(given)} added to ${supports} supports`,
      per: (credits: string) => `at most ${credits} for each supporter`,
      until: (day: string) => `until ${day}`,
      page: 'Every support',
      end: 'End it',
      endOf: (athlete: string) => `End the match fund for ${athlete}`,
      gone: 'Closed account',
      couldNotLoad: 'Your match funds could not be loaded.',
      open: 'Open',
      ends: {
        USED: 'Used up',
        TAKEN_BACK: 'Ended by you',
        TIME_OVER: 'Its last day has passed',
        GOAL_OVER: 'The goal is over',
        ATHLETE_LEFT: 'The athlete has left',
        OWNER_LEFT: 'Ended',
        ENDED: 'Ended',
      } satisfies Record<MatchEndReason, string>,
    },
    ending: {
      title: 'End this match fund?',
      text: (left: string, athlete: string) =>
        `You get ${creditsEn(left)} back in your wallet at once. What was added to supports of ${athlete} is not taken back. Requests still waiting are no longer doubled.`,
      confirm: 'End the fund',
      done: 'Ended. What was left is back in your wallet.',
    },
  },
  {
    set: 'Duplicar apoios',
    setFor: 'Duplicar esta meta',
    setForThis: (title: string) => `Duplicar esta meta: ${title}`,
    form: {
      title: (athlete: string) => `Duplicar o que ${athlete} recebe`,
      lead: (athlete: string) =>
        `Reservas créditos. Sempre que ${athlete} aceitar um apoio, o teu fundo junta outros tantos, até se esgotar. O teu nome fica na página enquanto durar.`,
      goal: 'O que é duplicado',
      page: 'Todos os apoios',
      credits: 'Créditos no fundo',
      creditsHint: (min: string, max: string, have: string | undefined) =>
        have === undefined
          ? `De ${min} a ${max}.`
          : `De ${min} a ${max}. Tens ${have} disponíveis.`,
      perSupporter: 'No máximo por apoiante',
      perSupporterHint: 'Por mais vezes que alguém apoie.',
      until: 'Último dia (opcional)',
      untilHint: 'Sem ele, dura até se esgotar ou até o terminares.',
      send: 'Reservar',
      done: 'O teu fundo de duplicação está aberto.',
      rest: 'Podes terminá-lo quando quiseres: o que sobrar volta logo. O que já foi dado não volta.',
    },
    own: {
      title: 'Os meus fundos de duplicação',
      empty: 'Ainda não duplicas apoios. Na página de um atleta, «Duplicar apoios» está em «Mais».',
      left: (left: string, all: string) =>
        `${left === '1' ? 'Resta' : 'Restam'} ${left} de ${creditsPt(all)}`,
      given: (given: string, supports: number) =>
        supports === 1
          ? `Juntou ${creditsPt(given)} a um apoio`
          : `Juntou ${creditsPt(given)} a ${supports} apoios`,
      per: (credits: string) => `no máximo ${credits} por apoiante`,
      until: (day: string) => `até ${day}`,
      page: 'Todos os apoios',
      end: 'Terminar',
      endOf: (athlete: string) => `Terminar o fundo de duplicação para ${athlete}`,
      gone: 'Conta encerrada',
      couldNotLoad: 'Não foi possível carregar os teus fundos de duplicação.',
      open: 'Aberto',
      ends: {
        USED: 'Esgotado',
        TAKEN_BACK: 'Terminado por ti',
        TIME_OVER: 'O último dia passou',
        GOAL_OVER: 'A meta terminou',
        ATHLETE_LEFT: 'O atleta saiu',
        OWNER_LEFT: 'Terminado',
        ENDED: 'Terminado',
      },
    },
    ending: {
      title: 'Terminar este fundo de duplicação?',
      text: (left: string, athlete: string) =>
        `Recebes logo ${creditsPt(left)} de volta na carteira. O que já foi dado com os apoios a ${athlete} não volta. Os pedidos à espera deixam de ser duplicados.`,
      confirm: 'Terminar o fundo',
      done: 'Terminado. O que sobrou voltou para a tua carteira.',
    },
  },
)
