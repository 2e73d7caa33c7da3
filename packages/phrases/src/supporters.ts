import type { SupportEndReason, SupportStatus } from '@podium/contract/support-rules'
import { dictionary } from './dictionary.ts'
import {
  charactersLeftEn,
  charactersLeftPt,
  counted,
  creditsEn,
  creditsPt,
  monthsEn,
  monthsPt,
  whose,
} from './format.ts'

interface Left {
  years: number
  months: number
  days: number
}

/** The parts that are not zero, as people say them: "1 year, 2 months and 3 days". */
function joined(parts: string[], and: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${and} ${last}` : last
}

const unlessZero = (count: number, one: string, many: string) =>
  count === 0 ? [] : [counted(one, many)(count)]

function leftEn({ years, months, days }: Left): string {
  const parts = [
    ...unlessZero(years, 'year', 'years'),
    ...unlessZero(months, 'month', 'months'),
    ...unlessZero(days, 'day', 'days'),
  ]
  return parts.length > 0 ? joined(parts, 'and') : 'ends today'
}

function leftPt({ years, months, days }: Left): string {
  const parts = [
    ...unlessZero(years, 'ano', 'anos'),
    ...unlessZero(months, 'mês', 'meses'),
    ...unlessZero(days, 'dia', 'dias'),
  ]
  return parts.length > 0 ? joined(parts, 'e') : 'termina hoje'
}

/** The same where it stands alone, without a sentence around it. */
function timeLeftEn(left: Left): string {
  return isOver(left) ? leftEn(left) : `${leftEn(left)} left`
}

function timeLeftPt(left: Left): string {
  if (isOver(left)) return leftPt(left)
  const isOne = left.years + left.months + left.days === 1
  return `${isOne ? 'falta' : 'faltam'} ${leftPt(left)}`
}

function isOver({ years, months, days }: Left): boolean {
  return years + months + days === 0
}

/** What a support is about; figures and days are written for the reader already. */
interface Facts {
  name: string
  credits: string
  months: number
}

/** Answering requests, the tables of supports, and an athlete's settings. */
export const supportersPhrases = dictionary(
  {
    left: leftEn,
    gone: 'Closed account',
    // Whom a guardian keeps away, to who is protected.
    somebody: 'Somebody',
    amount: creditsEn,
    corner: (count: number) =>
      count === 1
        ? '1 request is waiting for your answer'
        : `${count} requests are waiting for your answer`,
    // To who is protected: their guardian answers.
    cornerOfWard: (count: number) =>
      count === 1 ? '1 request for you is waiting' : `${count} requests for you are waiting`,
    statuses: {
      PENDING: 'Waiting',
      ACTIVE: 'Active',
      REJECTED: 'Not accepted',
      EXPIRED: 'Ended',
      CLOSED: 'Closed',
      CANCELLED: 'Cancelled',
    } satisfies Record<SupportStatus, string>,
    // Of what is ended too, but never began.
    unanswered: 'Unanswered',
    // What the filter finds under EXPIRED: both.
    endedOrUnanswered: 'Ended or unanswered',
    ends: {
      REJECTED: 'The athlete did not accept it.',
      CANCELLED_PENDING: 'It was cancelled before there was an answer.',
      CANCELLED_ACTIVE: 'The supporter ended it early.',
      NO_ANSWER: 'There was no answer in time.',
      PERIOD_OVER: 'Its time is over.',
      EXTENDED: 'It goes on in a later request.',
      ATHLETE_LEFT: 'The athlete’s account was closed.',
      SUPPORTER_LEFT: 'The supporter’s account was closed.',
      CLOSED_BY_ADMIN: 'An admin closed it.',
    } satisfies Record<SupportEndReason, string>,
    acts: {
      accept: 'Accept',
      reject: 'Decline',
      cancel: 'Cancel',
      thank: 'Say thanks',
      renew: (credits: string) => `Renew for ${creditsEn(credits)}`,
      renewShort: (credits: string) => `Renew for\u00a0${credits}`,
      highlight: 'Show first',
      highlighted: 'Shown first',
      of: (act: string, name: string) => `${act}: ${name}`,
    },
    confirm: {
      keep: 'Go back',
      reject: {
        title: 'Decline this request?',
        text: ({ name, credits }: Facts) =>
          `${name} gets ${creditsEn(credits)} back and is told that you did not accept.`,
        act: 'Decline request',
        done: 'Declined. The credits are back with the sender.',
      },
      cancelPending: {
        title: 'Cancel your request?',
        text: ({ name, credits }: Facts) =>
          `${name} has not answered yet. Your ${creditsEn(credits)} come back to your wallet at once.`,
        act: 'Cancel request',
        done: 'Request cancelled. Your credits are available again.',
      },
      cancelActive: {
        title: 'End your support?',
        text: ({ name, credits }: Facts) =>
          `Your support for ${name} ends at once. The ${creditsEn(credits)} are already theirs: there is no refund, and the remaining time is lost.`,
        act: 'End my support',
        done: 'Your support has ended. No credits were moved.',
      },
    },
    closing: {
      open: 'Close this support',
      title: 'Close this support?',
      text: 'It ends at once and no credits move. Both sides are told, with your reason.',
      act: 'Close support',
      done: 'The support is closed. Both sides have been told.',
    },
    renewed: ({ name, credits }: Facts) =>
      `${name} was asked again. ${creditsEn(credits)} are set aside.`,
    request: {
      title: 'A request for you',
      asks: 'wants to support you',
      offer: ({ months }: Facts) => `for ${monthsEn(months)}`,
      private: 'Stays private: only you, whoever acts for you and our admins see who it is.',
      asked: (day: string) => `Asked on ${day}.`,
      answerBy: (day: string) => `Without an answer by ${day}, the credits go back.`,
      gain: 'Accept, and the credits are yours at once.',
      gainFrom: (now: string, then: string) =>
        `Your wallet goes from ${now} to ${creditsEn(then)}.`,
      accept: 'Accept support',
      forGoal: (title: string) => `towards “${title}”`,
      goalOver: (title: string) =>
        `“${title}” takes no more supports. You can accept this one for your page instead.`,
      acceptForPage: 'Accept for my page',
      doubler: 'A sponsor',
      doubled: (by: string, credits: string) => `${by} adds ${creditsEn(credits)}`,
      short: (by: string, rest: string, whole: string) =>
        `${whose(by)} match fund has only ${rest} left of the ${creditsEn(whole)} it was to add.`,
      empty: (by: string, whole: string) =>
        `${whose(by)} match fund can no longer add the ${creditsEn(whole)}.`,
      acceptUnmatched: 'Accept without them',
      acceptRest: (rest: string) => `Accept with ${rest} more`,
    },
    accepted: {
      title: ({ name }: Facts) => `${name} now supports you`,
      credits: (credits: string) => `+${credits}`,
      added: (credits: string) => `${creditsEn(credits)} were added to your wallet.`,
      doubled: (by: string, credits: string) =>
        `${by || 'A sponsor'} doubled it: ${creditsEn(credits)} more are in your wallet.`,
      until: (day: string) => `The support lasts until ${day}.`,
      close: 'Done',
      wallet: 'Go to my wallet',
    },
    thank: {
      title: ({ name }: Facts) => `Thank ${name}`,
      label: 'Your thanks, in your own words',
      hint: 'Once for each support. Only the two of you read it.',
      left: charactersLeftEn,
      full: 'That is the limit.',
      send: 'Send thanks',
      sent: ({ name }: Facts) => `Sent. ${name} will be told at once.`,
    },
    single: {
      title: 'Support',
      toAthlete: ({ name, credits, months }: Facts) =>
        `${name}: ${creditsEn(credits)} for ${monthsEn(months)}`,
      unavailable: 'This request can no longer be answered.',
      activeForAthlete: (name: string, day: string) => `${name} supports you until ${day}.`,
      activeForSupporter: (name: string, day: string) => `You support ${name} until ${day}.`,
      pendingForSupporter: (name: string, day: string) =>
        `${name} can answer until ${day}. Until then, you can cancel it.`,
      activeForAdmin: (supporter: string, athlete: string, day: string) =>
        `${supporter} supports ${athlete} until ${day}.`,
      pendingForAdmin: (supporter: string, athlete: string, day: string) =>
        `${supporter} asked ${athlete}, who can answer until ${day}.`,
      changed: 'This has changed in the meantime. Here is where it stands.',
      notFound: {
        title: 'There is no such support',
        text: 'The link may be old, or it belongs to somebody else’s account.',
      },
      couldNotLoad: 'This support could not be loaded.',
    },
    several: {
      title: (count: number) => `${count} requests for you`,
      names: (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`),
      and: 'and',
      text: 'want to support you. Have a look at each of them and answer.',
      more: (count: number) => `+${count}`,
      see: 'Answer the requests',
    },
    top: {
      title: (count: number) =>
        count === 1 ? 'Somebody wants to support you' : `${count} people want to support you`,
      all: 'See all requests',
      until: (day: string) => `answer by ${day}`,
    },
    tables: {
      screen: 'Supports',
      screenLead: 'Who you support, who supports you, and how long each support has left.',
      manager: 'My supports',
      /** The same of whom one acts for. */
      ofOther: {
        manager: (name: string) => `${whose(name)} supports`,
        supporters: 'Supporters',
        athletes: 'Supported athletes',
      },
      supporters: 'My supporters',
      athletes: 'Athletes I support',
      tabs: 'Which supports',
      columns: {
        who: 'Name',
        credits: 'Credits',
        bought: 'Period',
        left: 'Time left',
        status: 'Status',
        acts: 'Actions',
      },
      months: monthsEn,
      timeLeft: timeLeftEn,
      status: 'Status',
      all: 'All',
      showAll: {
        supporters: (count: number) => `Show all ${count} supporters`,
        athletes: (count: number) => `Show all ${count} athletes`,
      },
      pageSize: 'Rows',
      pages: {
        label: 'Pages of the table',
        previous: 'Previous',
        next: 'Next',
        at: (page: number, pages: number) => `Page ${page} of ${pages}`,
      },
      private: 'private',
      doubled: (by: string) => (by ? `doubled by ${by}` : 'doubled'),
      theySaid: (text: string) => `“${text}”`,
      youSaid: (text: string) => `You: “${text}”`,
      couldNotLoad: 'The supports could not be loaded.',
      empty: {
        supporters: 'No supporters yet. Requests will show up here.',
        filtered: 'None with this status.',
      },
    },
    settings: {
      title: 'Support',
      accepting: 'I accept new supporters',
      acceptingHint:
        'Turn this off to take a break. Nobody can send requests; active supports go on.',
      thankYou: 'Thank-you text',
      thankYouHint: 'Sent to everybody whose request you accept.',
      thankYouLeft: charactersLeftEn,
      thankYouFull: 'That is the limit.',
      couldNotLoad: 'These settings could not be loaded.',
      off: 'You are not accepting new supporters.',
      change: 'Change',
    },
  },
  {
    left: leftPt,
    gone: 'Conta encerrada',
    somebody: 'Alguém',
    amount: creditsPt,
    corner: (count: number) =>
      count === 1
        ? '1 pedido à espera da tua resposta'
        : `${count} pedidos à espera da tua resposta`,
    cornerOfWard: (count: number) =>
      count === 1 ? '1 pedido de apoio à espera' : `${count} pedidos de apoio à espera`,
    statuses: {
      PENDING: 'À espera',
      ACTIVE: 'Ativo',
      REJECTED: 'Não aceite',
      EXPIRED: 'Terminado',
      CLOSED: 'Encerrado',
      CANCELLED: 'Cancelado',
    },
    unanswered: 'Sem resposta',
    endedOrUnanswered: 'Terminado ou sem resposta',
    ends: {
      REJECTED: 'O pedido não foi aceite.',
      CANCELLED_PENDING: 'Foi cancelado antes de haver resposta.',
      CANCELLED_ACTIVE: 'Quem apoiava terminou o apoio antes do tempo.',
      NO_ANSWER: 'Não houve resposta a tempo.',
      PERIOD_OVER: 'O período chegou ao fim.',
      EXTENDED: 'Continua num pedido posterior.',
      ATHLETE_LEFT: 'A conta do atleta foi encerrada.',
      SUPPORTER_LEFT: 'A conta de quem apoiava foi encerrada.',
      CLOSED_BY_ADMIN: 'Foi encerrado por um administrador.',
    },
    acts: {
      accept: 'Aceitar',
      reject: 'Recusar',
      cancel: 'Cancelar',
      thank: 'Agradecer',
      renew: (credits: string) => `Renovar por ${creditsPt(credits)}`,
      renewShort: (credits: string) => `Renovar por\u00a0${credits}`,
      highlight: 'Mostrar primeiro',
      highlighted: 'Mostrado primeiro',
      of: (act: string, name: string) => `${act}: ${name}`,
    },
    confirm: {
      keep: 'Voltar',
      reject: {
        title: 'Recusar este pedido?',
        text: ({ name, credits }: Facts) =>
          `${name} recebe de volta ${creditsPt(credits)} e fica a saber que não aceitaste.`,
        act: 'Recusar o pedido',
        done: 'Pedido recusado. Os créditos voltaram para quem os tinha oferecido.',
      },
      cancelPending: {
        title: 'Cancelar o teu pedido?',
        text: ({ name, credits }: Facts) =>
          `${name} ainda não respondeu. Os teus ${creditsPt(credits)} voltam já para a tua carteira.`,
        act: 'Cancelar o pedido',
        done: 'Pedido cancelado. Os teus créditos voltam a estar disponíveis.',
      },
      cancelActive: {
        title: 'Terminar o teu apoio?',
        text: ({ name, credits }: Facts) =>
          `O teu apoio a ${name} termina de imediato. Os ${creditsPt(credits)} já lhe pertencem: não há devolução, e perde-se o tempo que falta.`,
        act: 'Terminar o meu apoio',
        done: 'O teu apoio terminou. Os créditos não mudaram de mãos.',
      },
    },
    closing: {
      open: 'Encerrar este apoio',
      title: 'Encerrar este apoio?',
      text: 'Termina de imediato e os créditos não mudam de mãos. As duas partes são avisadas, com o teu motivo.',
      act: 'Encerrar o apoio',
      done: 'O apoio foi encerrado. As duas partes foram avisadas.',
    },
    renewed: ({ name, credits }: Facts) =>
      `Novo pedido feito a ${name}. ${creditsPt(credits)} ficam reservados.`,
    request: {
      title: 'Um pedido para ti',
      asks: 'quer apoiar-te',
      offer: ({ months }: Facts) => `durante ${monthsPt(months)}`,
      private:
        'Fica em privado: só tu, quem age em teu nome e os nossos administradores sabem quem é.',
      asked: (day: string) => `Pedido de ${day}.`,
      answerBy: (day: string) => `Sem resposta até ${day}, os créditos são devolvidos.`,
      gain: 'Se aceitares, os créditos são logo teus.',
      gainFrom: (now: string, then: string) =>
        `A tua carteira passa de ${now} para ${creditsPt(then)}.`,
      accept: 'Aceitar o apoio',
      forGoal: (title: string) => `para «${title}»`,
      goalOver: (title: string) =>
        `«${title}» já não recebe apoios. Podes aceitar este para a tua página.`,
      acceptForPage: 'Aceitar para a minha página',
      doubler: 'um patrocinador',
      doubled: (by: string, credits: string) => `e mais ${creditsPt(credits)} de ${by}`,
      short: (by: string, rest: string, whole: string) =>
        `No fundo de ${by} restam ${rest} dos ${creditsPt(whole)} que ia juntar.`,
      empty: (by: string, whole: string) =>
        `O fundo de ${by} já não pode juntar os ${creditsPt(whole)}.`,
      acceptUnmatched: 'Aceitar sem eles',
      acceptRest: (rest: string) => `Aceitar com mais ${rest}`,
    },
    accepted: {
      title: ({ name }: Facts) => `Agora tens o apoio de ${name}`,
      credits: (credits: string) => `+${credits}`,
      added: (credits: string) => `${creditsPt(credits)} entraram na tua carteira.`,
      doubled: (by: string, credits: string) =>
        `${by || 'Um patrocinador'} duplicou-o: mais ${creditsPt(credits)} na tua carteira.`,
      until: (day: string) => `O apoio dura até ${day}.`,
      close: 'Concluir',
      wallet: 'Ver a minha carteira',
    },
    thank: {
      title: ({ name }: Facts) => `Agradecer a ${name}`,
      label: 'O teu agradecimento, por palavras tuas',
      hint: 'Uma vez por apoio. Fica só entre os dois.',
      left: charactersLeftPt,
      full: 'Não cabe mais nada.',
      send: 'Enviar o agradecimento',
      sent: ({ name }: Facts) => `Enviado. ${name} recebe-o já.`,
    },
    single: {
      title: 'Apoio',
      toAthlete: ({ name, credits, months }: Facts) =>
        `${name}: ${creditsPt(credits)} por ${monthsPt(months)}`,
      unavailable: 'Já não é possível responder a este pedido.',
      activeForAthlete: (name: string, day: string) => `${name} apoia-te até ${day}.`,
      activeForSupporter: (name: string, day: string) => `Apoias ${name} até ${day}.`,
      pendingForSupporter: (name: string, day: string) =>
        `${name} pode responder até ${day}. Até lá podes cancelar o pedido.`,
      activeForAdmin: (supporter: string, athlete: string, day: string) =>
        `${supporter} apoia ${athlete} até ${day}.`,
      pendingForAdmin: (supporter: string, athlete: string, day: string) =>
        `${supporter} fez um pedido a ${athlete}, que pode responder até ${day}.`,
      changed: 'Entretanto, isto mudou. É assim que está agora.',
      notFound: {
        title: 'Este apoio não existe',
        text: 'A ligação pode ser antiga, ou pertencer à conta de outra pessoa.',
      },
      couldNotLoad: 'Não foi possível carregar este apoio.',
    },
    several: {
      title: (count: number) => `${count} pedidos para ti`,
      names: (names: string, more: number) => (more === 0 ? names : `${names} e mais ${more}`),
      and: 'e',
      text: 'querem apoiar-te. Vê cada pedido e responde.',
      more: (count: number) => `+${count}`,
      see: 'Responder aos pedidos',
    },
    top: {
      title: (count: number) =>
        count === 1 ? 'Há quem te queira apoiar' : `${count} pessoas querem apoiar-te`,
      all: 'Ver todos os pedidos',
      until: (day: string) => `responder até ${day}`,
    },
    tables: {
      screen: 'Apoios',
      screenLead: 'Quem apoias e quem te apoia, e quanto tempo falta a cada apoio.',
      manager: 'Os meus apoios',
      ofOther: {
        manager: (name) => `Apoios de ${name}`,
        supporters: 'Apoiantes',
        athletes: 'Atletas apoiados',
      },
      supporters: 'Os meus apoiantes',
      athletes: 'Atletas que apoio',
      tabs: 'Que apoios',
      columns: {
        who: 'Nome',
        credits: 'Créditos',
        bought: 'Período',
        left: 'Tempo restante',
        status: 'Estado',
        acts: 'Ações',
      },
      months: monthsPt,
      timeLeft: timeLeftPt,
      status: 'Estado',
      all: 'Todos',
      showAll: {
        supporters: (count: number) => `Mostrar todos os apoiantes (${count})`,
        athletes: (count: number) => `Mostrar todos os atletas (${count})`,
      },
      pageSize: 'Linhas',
      pages: {
        label: 'Páginas da tabela',
        previous: 'Anterior',
        next: 'Seguinte',
        at: (page: number, pages: number) => `Página ${page} de ${pages}`,
      },
      private: 'privado',
      doubled: (by: string) => (by ? `duplicado por ${by}` : 'duplicado'),
      theySaid: (text: string) => `«${text}»`,
      youSaid: (text: string) => `Tu: «${text}»`,
      couldNotLoad: 'Não foi possível carregar os apoios.',
      empty: {
        supporters: 'Ainda ninguém te apoia. Os pedidos vão aparecer aqui.',
        filtered: 'Nenhum com este estado.',
      },
    },
    settings: {
      title: 'Apoio',
      accepting: 'Aceito novos apoiantes',
      acceptingHint:
        'Desliga para fazeres uma pausa. Ninguém pode fazer pedidos; os apoios ativos continuam.',
      thankYou: 'Texto de agradecimento',
      thankYouHint: 'Enviado sempre que aceitares um pedido.',
      thankYouLeft: charactersLeftPt,
      thankYouFull: 'O texto não pode ser mais longo.',
      couldNotLoad: 'Não foi possível carregar estas definições.',
      off: 'De momento, não aceitas novos apoiantes.',
      change: 'Alterar',
    },
  },
)
