import { dictionary } from './dictionary.ts'
import { counted, creditsEn, creditsPt, monthsEn, monthsPt } from './format.ts'

/** Credits are written for the reader already; days too. */
interface Choice {
  credits: string
  months: number
  day: string
}

/** Supporting an athlete: the button, the dialog, and how it stands on the athlete's page. */
export const supportPhrases = dictionary(
  {
    credits: creditsEn,
    months: monthsEn,
    button: {
      support: 'Support',
      extend: 'Extend my support',
      waiting: 'See my request',
      manage: 'My supports',
    },
    notAccepting: (name: string) => `${name} takes no new supporters at the moment.`,
    dialog: {
      title: (name: string) => `Support ${name}`,
      couldNotLoad: 'This support could not be loaded.',
      credits: 'Credits',
      creditsHint: (step: string, min: string, max: string) =>
        `In steps of ${step}, from ${min} to ${max}. 50 credits are one month.`,
      creditsWrong: (step: string, min: string, max: string) =>
        `Choose ${min} to ${max} credits, in steps of ${step}.`,
      less: '50 credits less',
      more: '50 credits more',
      value: ({ credits, months }: Choice) => `${creditsEn(credits)}, ${monthsEn(months)}`,
      period: ({ months, day }: Choice) => `${monthsEn(months)}, until ${day} if accepted today.`,
      extension: ({ months, day }: Choice) => `${monthsEn(months)} more, until ${day}.`,
      balance: { now: 'Available now', cost: 'Set aside', after: 'Left afterwards' },
      missing: (credits: string) => `${creditsEn(credits)} missing`,
      missingText: 'Your choice is kept while you buy.',
      buyMissing: 'Buy the missing credits',
      private: 'Stay private',
      privateHint: (name: string) =>
        `Only ${name} and our administrators see that it is you. No badge shows on either page.`,
      terms: {
        before: 'I have read and accept the ',
        link: 'terms and conditions',
        after: '.',
        missing: 'Please accept the terms and conditions first.',
      },
      refund: (name: string, days: number) =>
        `The credits are set aside now and go to ${name} once they accept. If they decline, or do not answer within ${days} days, you get all of them back. After that there is no refund.`,
      send: (credits: string) => `Offer ${creditsEn(credits)}`,
    },
    sent: {
      title: 'Your request is on its way',
      text: ({ credits }: Choice, name: string) =>
        `${creditsEn(credits)} are set aside until ${name} answers. You will hear at once, here and by mail.`,
      until: (day: string) => `Without an answer by ${day} they come back to your wallet.`,
      close: 'Done',
    },
    obstacles: {
      ADMIN: 'Administrators have no wallet and cannot support.',
      SELF: 'This is your own page.',
      PENDING: 'You already have a request that waits for an answer.',
    },
    signInFirst: {
      title: 'Sign in or register',
      text: (name: string) =>
        `To support ${name} you need an account. Afterwards you come right back here.`,
    },
    own: {
      label: 'Your support',
      pending: ({ credits, months }: Choice, name: string) =>
        `You asked ${name}: ${creditsEn(credits)} for ${monthsEn(months)}.`,
      pendingUntil: (day: string) => `Waiting for an answer until ${day}.`,
      active: (name: string) => `You support ${name}.`,
      left: (left: string, day: string) => `Until ${day} (${left}).`,
      rejected: (name: string, credits: string) =>
        `${name} did not accept your request. Your ${creditsEn(credits)} are available again.`,
      expired: (name: string, credits: string) =>
        `${name} did not answer in time. Your ${creditsEn(credits)} are available again.`,
      says: (name: string) => `${name} says`,
    },
    supporters: {
      title: 'Supporters',
      sponsors: 'Sponsors',
      count: counted('supporter', 'supporters'),
      more: (count: string) => `and ${count} more`,
      showMore: 'Show more',
      couldNotLoad: 'The supporters could not be loaded.',
      none: {
        title: (name: string) => `Be the first to support ${name}`,
        text: 'Every credit goes to the athlete, and 50 of them are a month of support.',
      },
      noneOwn: {
        title: 'No supporters yet',
        text: 'Share your page: whoever supports you shows up here with name and picture, never with an amount.',
      },
    },
    supported: {
      title: 'Supported athletes',
      highlighted: 'Highlighted partnership',
      titleOwn: 'What others see: athletes you support',
      count: counted('athlete', 'athletes'),
      couldNotLoad: 'The supported athletes could not be loaded.',
      noneOwn: {
        title: 'You support nobody yet',
        text: 'Find an athlete whose journey you want to share. 50 credits are a month by their side.',
        action: 'Find an athlete',
      },
    },
  },
  {
    credits: creditsPt,
    months: monthsPt,
    button: {
      support: 'Apoiar',
      extend: 'Prolongar o meu apoio',
      waiting: 'Ver o meu pedido',
      manage: 'Os meus apoios',
    },
    notAccepting: (name: string) => `De momento, ${name} não aceita novos apoiantes.`,
    dialog: {
      title: (name: string) => `Apoiar ${name}`,
      couldNotLoad: 'Não foi possível carregar este apoio.',
      credits: 'Créditos',
      creditsHint: (step: string, min: string, max: string) =>
        `De ${step} em ${step}, entre ${min} e ${max}. 50 créditos são um mês.`,
      creditsWrong: (step: string, min: string, max: string) =>
        `Escolhe entre ${min} e ${max} créditos, de ${step} em ${step}.`,
      less: 'Menos 50 créditos',
      more: 'Mais 50 créditos',
      value: ({ credits, months }: Choice) => `${creditsPt(credits)}, ${monthsPt(months)}`,
      period: ({ months, day }: Choice) =>
        `${monthsPt(months)}, até ${day} se o pedido for aceite hoje.`,
      extension: ({ months, day }: Choice) => `Mais ${monthsPt(months)}, até ${day}.`,
      balance: { now: 'Disponíveis agora', cost: 'Reservados', after: 'Ficas com' },
      missing: (credits: string) =>
        credits === '1' ? 'Falta 1 crédito' : `Faltam ${creditsPt(credits)}`,
      missingText: 'A tua escolha fica guardada enquanto compras.',
      buyMissing: 'Comprar o que falta',
      private: 'Apoiar em privado',
      privateHint: (name: string) =>
        `Só ${name} e os nossos administradores sabem que és tu. O distintivo não aparece em nenhuma das páginas.`,
      terms: {
        before: 'Li e aceito os ',
        link: 'termos e condições',
        after: '.',
        missing: 'Primeiro tens de aceitar os termos e condições.',
      },
      refund: (name: string, days: number) =>
        `Os créditos ficam já reservados e passam para ${name} assim que aceitar o pedido. Se recusar, ou não responder em ${days} dias, recebes tudo de volta. Depois de aceite, não há devolução.`,
      send: (credits: string) => `Oferecer ${creditsPt(credits)}`,
    },
    sent: {
      title: 'O teu pedido está a caminho',
      text: ({ credits }: Choice, name: string) =>
        `${creditsPt(credits)} ficam reservados até ${name} responder. Avisamos-te logo, aqui e por email.`,
      until: (day: string) => `Sem resposta até ${day}, voltam para a tua carteira.`,
      close: 'Concluir',
    },
    obstacles: {
      ADMIN: 'Os administradores não têm carteira e não podem apoiar.',
      SELF: 'Esta é a tua própria página.',
      PENDING: 'Já tens um pedido à espera de resposta.',
    },
    signInFirst: {
      title: 'Inicia sessão ou regista-te',
      text: (name: string) =>
        `Para apoiares ${name} precisas de uma conta. Depois voltas logo aqui.`,
    },
    own: {
      label: 'O teu apoio',
      pending: ({ credits, months }: Choice, name: string) =>
        `Fizeste um pedido a ${name}: ${creditsPt(credits)} por ${monthsPt(months)}.`,
      pendingUntil: (day: string) => `À espera de resposta até ${day}.`,
      active: (name: string) => `Apoias ${name}.`,
      left: (left: string, day: string) => `Até ${day} (${left}).`,
      rejected: (name: string, credits: string) =>
        `${name} não aceitou o teu pedido. Os teus ${creditsPt(credits)} voltam a estar disponíveis.`,
      expired: (name: string, credits: string) =>
        `${name} não respondeu a tempo. Os teus ${creditsPt(credits)} voltam a estar disponíveis.`,
      says: (name: string) => `${name} diz`,
    },
    supporters: {
      title: 'Apoiantes',
      sponsors: 'Patrocinadores',
      count: counted('apoiante', 'apoiantes'),
      more: (count: string) => `e mais ${count}`,
      showMore: 'Mostrar mais',
      couldNotLoad: 'Não foi possível carregar os apoiantes.',
      none: {
        title: (name: string) => `Dá o primeiro apoio a ${name}`,
        text: 'Cada crédito vai para quem compete, e 50 são um mês de apoio.',
      },
      noneOwn: {
        title: 'Ainda sem apoiantes',
        text: 'Partilha a tua página: quem te apoiar aparece aqui com nome e fotografia, nunca com o valor.',
      },
    },
    supported: {
      title: 'Atletas apoiados',
      highlighted: 'Parceria em destaque',
      titleOwn: 'O que os outros veem: atletas que apoias',
      count: counted('atleta', 'atletas'),
      couldNotLoad: 'Não foi possível carregar os atletas apoiados.',
      noneOwn: {
        title: 'Ainda não apoias ninguém',
        text: 'Encontra um atleta e faz parte do caminho. 50 créditos são um mês ao seu lado.',
        action: 'Encontrar um atleta',
      },
    },
  },
)
