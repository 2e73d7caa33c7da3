import { dictionary } from './dictionary.ts'
import {
  charactersLeftEn,
  charactersLeftPt,
  creditsEn,
  creditsPt,
  monthsEn,
  monthsPt,
  whose,
} from './format.ts'

/** Credits are written for the reader already; days too. */
interface Choice {
  credits: string
  months: number
  day: string
}

/** Supporting an athlete: the dialog, and how it stands on the athlete's page. */
export const supportPhrases = dictionary(
  {
    credits: creditsEn,
    months: monthsEn,
    notAccepting: (name: string) => `${name} is not accepting new supporters.`,
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
      balance: { now: 'Available now', owed: 'Owed', cost: 'Set aside', after: 'Left after this' },
      missing: (credits: string) => `${creditsEn(credits)} missing`,
      missingText: 'You buy them next; once they are paid, your request goes out by itself.',
      buy: (credits: string, price: string) => `Buy ${creditsEn(credits)} for ${price}`,
      doubler: 'A sponsor',
      doubled: (by: string, credits: string, left: string) =>
        `${by} doubles it: up to ${creditsEn(credits)} more once it is accepted, while ${left} last.`,
      /** In place of it, to whom the fund has given all that it gives one supporter. */
      doubledAlready: (by: string) =>
        `${by} has already doubled as much of yours as it does for each supporter, so this is not doubled.`,
      goal: { label: 'What it is for', page: (name: string) => `${whose(name)} page` },
      note: {
        label: (name: string) => `A line for ${name}`,
        hint: 'Optional. Only the two of you see it.',
        left: charactersLeftEn,
        full: 'That is the limit.',
        unwelcome: (name: string) => `This line cannot reach ${name}. You can go on without it.`,
      },
      private: 'Stay private',
      privateHint: (name: string) =>
        `Only ${name}, whoever acts for them and our admins see that it is you. No badge appears on either page.`,
      terms: {
        before: 'I have read and accept the ',
        link: 'terms and conditions',
        after: '.',
        missing: 'Please accept the terms and conditions first.',
      },
      refund: (name: string, days: number) =>
        `The credits are set aside now and go to ${name} once they accept. If they decline, or do not answer within ${days} days, you get all of them back. Once they accept, there is no refund.`,
      send: (credits: string) => `Offer ${creditsEn(credits)}`,
    },
    /** The credits were bought for a request that cannot be sent any more. */
    paidInVain:
      'Your payment has arrived, and the credits are in your wallet. You can spend them elsewhere, or withdraw from the purchase within 14 days.',
    seePayments: 'Your payments',
    sent: {
      title: 'Your request is on its way',
      paid: 'Your payment has arrived; the receipt is in your mail.',
      text: ({ credits }: Choice, name: string) =>
        `${creditsEn(credits)} are set aside until ${name} answers. You will hear at once, here and by email.`,
      doubled: (by: string, credits: string) =>
        `${by || 'A sponsor'} adds up to ${creditsEn(credits)} when it is accepted.`,
      until: (day: string) => `Without an answer by ${day}, they come back to your wallet.`,
      close: 'Done',
    },
    obstacles: {
      ADMIN: 'Admins have no wallet and cannot support anybody.',
      SELF: 'This is your own page.',
      GUARDIAN:
        'You are under 18: the adult who looks after your account can support somebody for you.',
      PENDING: 'You already have a request waiting for an answer.',
    },
    signInFirst: {
      title: 'Sign in or sign up',
      text: (name: string) =>
        `You need an account to support ${name}. You will come right back here.`,
    },
    own: {
      label: 'Your support',
      pending: ({ credits, months }: Choice, name: string) =>
        `You asked ${name}: ${creditsEn(credits)} for ${monthsEn(months)}.`,
      pendingUntil: (day: string) => `Waiting for an answer until ${day}.`,
      active: (name: string) => `You support ${name}.`,
      left: (left: string, day: string) => `Until ${day} (${left}).`,
      ended: (name: string, day: string) => `You supported ${name} until ${day}.`,
      rejected: (name: string, credits: string) =>
        `${name} did not accept your request. Your ${creditsEn(credits)} are available again.`,
      expired: (name: string, credits: string) =>
        `${name} did not answer in time. Your ${creditsEn(credits)} are available again.`,
      says: (name: string) => `${name} says`,
      youWrote: 'You wrote',
      talk: 'Message or block',
    },
  },
  {
    credits: creditsPt,
    months: monthsPt,
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
      balance: {
        now: 'Disponíveis agora',
        owed: 'Em dívida',
        cost: 'Reservados',
        after: 'Ficas com',
      },
      missing: (credits: string) =>
        credits === '1' ? 'Falta 1 crédito' : `Faltam ${creditsPt(credits)}`,
      missingText: 'Compra-os a seguir; assim que estiverem pagos, o teu pedido segue sozinho.',
      buy: (credits: string, price: string) => `Comprar ${creditsPt(credits)} por ${price}`,
      doubler: 'Um patrocinador',
      doubled: (by: string, credits: string, left: string) =>
        `${by} duplica-o: até mais ${creditsPt(credits)} quando for aceite, enquanto restarem ${left}.`,
      doubledAlready: (by) =>
        `${by} já duplicou o máximo que duplica a cada apoiante, por isso este pedido não é duplicado.`,
      goal: { label: 'Para que é', page: (name: string) => `A página de ${name}` },
      note: {
        label: (name: string) => `Uma linha para ${name}`,
        hint: 'Se quiseres. Fica só entre os dois.',
        left: charactersLeftPt,
        full: 'Não cabe mais nada.',
        unwelcome: (name: string) =>
          `Esta linha não pode chegar a ${name}. Sem ela, podes continuar.`,
      },
      private: 'Apoiar em privado',
      privateHint: (name: string) =>
        `Só ${name}, quem age em seu nome e os nossos administradores sabem que és tu. O distintivo não aparece em nenhuma das páginas.`,
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
    paidInVain:
      'O teu pagamento chegou e os créditos estão na tua carteira. Podes gastá-los de outra forma ou desistir da compra no prazo de 14 dias.',
    seePayments: 'Os teus pagamentos',
    sent: {
      title: 'O teu pedido está a caminho',
      paid: 'O teu pagamento chegou; o recibo está no teu email.',
      text: ({ credits }: Choice, name: string) =>
        `${creditsPt(credits)} ficam reservados até ${name} responder. Avisamos-te logo, aqui e por email.`,
      doubled: (by: string, credits: string) =>
        `${by || 'Um patrocinador'} junta até ${creditsPt(credits)} quando for aceite.`,
      until: (day: string) => `Sem resposta até ${day}, voltam para a tua carteira.`,
      close: 'Concluir',
    },
    obstacles: {
      ADMIN: 'Os administradores não têm carteira e não podem apoiar.',
      SELF: 'Esta é a tua própria página.',
      GUARDIAN:
        'Tens menos de 18 anos: o adulto que acompanha a tua conta pode apoiar alguém por ti.',
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
      ended: (name: string, day: string) => `Apoiaste ${name} até ${day}.`,
      rejected: (name: string, credits: string) =>
        `${name} não aceitou o teu pedido. Os teus ${creditsPt(credits)} voltam a estar disponíveis.`,
      expired: (name: string, credits: string) =>
        `${name} não respondeu a tempo. Os teus ${creditsPt(credits)} voltam a estar disponíveis.`,
      says: (name: string) => `${name} diz`,
      youWrote: 'Escreveste',
      talk: 'Escrever ou bloquear',
    },
  },
)
