import { dictionary } from './dictionary.ts'

/** In both languages. */
const names = {
  STANDARD: 'Standard',
  PERFORMANCE: 'Performance',
  UNIVERSAL: 'Universal',
  SPONSOR_START: 'Start',
  SPONSOR_PERFORMANCE: 'Performance',
  SPONSOR_PREMIUM: 'Premium',
}

/** The plans, their catalogue and the one somebody has. */
export const plansPhrases = dictionary(
  {
    professionals: 'For athletes and managers',
    sponsors: 'For sponsors',
    names,
    taglines: {
      STANDARD: 'To be heard now and then',
      PERFORMANCE: 'To build relationships, season after season',
      UNIVERSAL: 'For those who write every day',
      SPONSOR_START: 'To showcase one partnership',
      SPONSOR_PERFORMANCE: 'To showcase three partnerships',
      SPONSOR_PREMIUM: 'To showcase ten partnerships',
    },
    highlights: (count: number) =>
      count === 1
        ? 'Highlight 1 athlete you support: first on your page'
        : `Highlight ${count} athletes you support: first on your page`,
    highlightsLimit: 'You may support as many athletes as you like, with any plan or none',
    athletesByClass: 'Find and sort athletes by class: the sportest score they show, up to 10',
    paidRow:
      'While your page is public, take turns in a row at the top of the network, marked as paid for',
    /** What the server does not do is not sold: it is arranged with people. */
    advice: 'Career advice and the institutional pack are arranged with you: write to us',
    perPeriod: { MONTH: 'a month', YEAR: 'a year' },
    /** What the price is for, and what of it is without the tax. */
    price: (period: string, net: string, percent: number) =>
      `${period} with ${percent}% VAT, ${net} without`,
    contacts: (count: number) => `Make first contact with ${count} people every month`,
    contactsUnlimited: 'Make first contact with as many people as you like',
    replies: 'Replies are always free',
    noCredits: 'Gives no credits',
    choose: (name: string) => `Choose ${name}`,
    switchTo: (name: string) => `Switch to ${name}`,
    onlyProfessionals: 'Only athletes and managers can take these plans.',
    onlySponsors: 'Only sponsors can take these plans.',
    current: {
      label: 'Your plan',
      badge: 'Your plan',
      none: 'You have no plan',
      notNeeded: 'You need no plan',
      notNeededText: (count: number) =>
        `Everything a fan does is free of plans: you support with credits, make first contact with ${count} people a month, and replies are always free.`,
      credits: 'See the credits',
      noneText: (count: number) =>
        `First contact with ${count} people a month; replies are always free.`,
      until: (date: string) => `Paid until ${date}. It does not renew automatically.`,
      cancelled: (date: string) =>
        `Cancelled. What it gives lasts until ${date}, and you will not be asked to pay again.`,
      due: (date: string) => `Ends on ${date}. Renew now to go on without a gap.`,
      switching: 'A new plan takes over at once. The rest of the present one is not refunded.',
      cancel: 'Cancel the plan',
      renew: 'Renew',
    },
    cancelling: {
      title: (name: string) => `Cancel ${name}?`,
      text: (date: string) =>
        `Cancelling takes effect at once: you will not be asked to renew. What the plan gives lasts until ${date}, which is already paid for. Cancelling refunds nothing.`,
      withdraw: (days: number) =>
        `If you bought it within the last ${days} days, you can withdraw from the purchase instead and get money back.`,
      toPayments: 'See my payments',
      confirm: 'Cancel the plan',
      keep: 'Keep it',
      done: 'Your plan is cancelled.',
    },
    couldNotLoad: 'The plans could not be loaded.',
    couldNotLoadCurrent: 'Your plan could not be loaded.',
  },
  {
    professionals: 'Para atletas e agentes',
    sponsors: 'Para patrocinadores',
    names,
    taglines: {
      STANDARD: 'Para te fazeres ouvir de vez em quando',
      PERFORMANCE: 'Para criar relações, época após época',
      UNIVERSAL: 'Para quem escreve todos os dias',
      SPONSOR_START: 'Para dar destaque a uma parceria',
      SPONSOR_PERFORMANCE: 'Para dar destaque a três parcerias',
      SPONSOR_PREMIUM: 'Para dar destaque a dez parcerias',
    },
    highlights: (count: number) =>
      count === 1
        ? 'Dá destaque a 1 atleta que apoias: aparece primeiro na tua página'
        : `Dá destaque a ${count} atletas que apoias: aparecem primeiro na tua página`,
    highlightsLimit: 'Podes apoiar quantos atletas quiseres, com qualquer plano ou sem nenhum',
    athletesByClass:
      'Encontra e ordena atletas pela classe: a pontuação do sportest que mostram, até 10',
    paidRow:
      'Enquanto a tua página for pública, apareces à vez numa fila no topo da rede, marcada como paga',
    advice:
      'O aconselhamento de carreira e o pacote institucional combinam-se contigo: escreve-nos',
    perPeriod: { MONTH: 'por mês', YEAR: 'por ano' },
    price: (period: string, net: string, percent: number) =>
      `${period} com IVA de ${percent} %, ${net} sem IVA`,
    contacts: (count: number) => `Faz o primeiro contacto com ${count} pessoas por mês`,
    contactsUnlimited: 'Faz o primeiro contacto com quantas pessoas quiseres',
    replies: 'Responder é sempre grátis',
    noCredits: 'Não dá créditos',
    choose: (name: string) => `Escolher ${name}`,
    switchTo: (name: string) => `Mudar para ${name}`,
    onlyProfessionals: 'Só atletas e agentes podem escolher estes planos.',
    onlySponsors: 'Só patrocinadores podem escolher estes planos.',
    current: {
      label: 'O teu plano',
      badge: 'O teu plano',
      none: 'Não tens nenhum plano',
      notNeeded: 'Não precisas de plano',
      notNeededText: (count: number) =>
        `Como adepto não precisas de nenhum: apoias com créditos, podes fazer o primeiro contacto com ${count} pessoas por mês, e responder é sempre grátis.`,
      credits: 'Ver os créditos',
      noneText: (count: number) =>
        `Primeiro contacto com ${count} pessoas por mês; responder é sempre grátis.`,
      until: (date: string) => `Pago até ${date}. Não se renova sozinho.`,
      cancelled: (date: string) =>
        `Cancelado. O que o plano dá mantém-se até ${date}, e não te pedimos mais nada.`,
      due: (date: string) => `Termina a ${date}. Renova já para continuares sem interrupção.`,
      switching: 'Outro plano entra logo em vigor. O que resta do atual não é devolvido.',
      cancel: 'Cancelar o plano',
      renew: 'Renovar',
    },
    cancelling: {
      title: (name: string) => `Cancelar o plano ${name}?`,
      text: (date: string) =>
        `O cancelamento é imediato: não te pedimos a renovação. O que o plano dá mantém-se até ${date}, porque já está pago. Cancelar não devolve nada.`,
      withdraw: (days: number) =>
        `Se o compraste há ${days} dias ou menos, podes antes desistir da compra e receber dinheiro de volta.`,
      toPayments: 'Ver os meus pagamentos',
      confirm: 'Cancelar o plano',
      keep: 'Manter',
      done: 'O teu plano está cancelado.',
    },
    couldNotLoad: 'Não foi possível carregar os planos.',
    couldNotLoadCurrent: 'Não foi possível carregar o teu plano.',
  },
)
