import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'

/** The wallet: the figure in the bar, what opens under it, and the page with the history. */
export const walletPhrases = dictionary(
  {
    title: 'Wallet',
    lead: 'Every credit that came in or went out, with its reason.',
    open: (credits: string) => `Wallet: ${creditsEn(credits)} available`,
    opening: 'Wallet',
    available: 'Available',
    availableHint: 'Yours to give.',
    reserved: 'Set aside',
    reservedHint:
      'For requests of support that wait for an answer. They come back to you if the answer is no.',
    held: 'Held for orders',
    heldHint: 'They go to the seller once the order is complete, or back to you.',
    debt: 'Owed',
    debtHint:
      'A payment was refunded after its credits had been spent. New credits settle this first; until then you cannot spend.',
    credits: creditsEn,
    unit: 'credits',
    buy: 'Buy credits',
    seeAll: 'See everything',
    payments: 'My payments',
    orders: 'My orders',
    csv: 'Download as CSV',
    csvFailed: 'The file could not be made. Please try again.',
    last: 'Latest movements',
    history: 'History',
    table: { when: 'When', what: 'What', credits: 'Credits', balance: 'Available after' },
    pages: {
      label: 'Pages of the history',
      newer: 'Newer',
      older: 'Older',
      at: (page: number, pages: number) => `Page ${page} of ${pages}`,
    },
    empty: {
      title: 'Nothing has moved yet',
      text: 'Credits you buy, give or receive will be listed here, one line each.',
    },
    couldNotLoad: 'Your wallet could not be loaded.',
    couldNotLoadHistory: 'The history could not be loaded.',
  },
  {
    title: 'Carteira',
    lead: 'Todos os créditos que entraram ou saíram, e porquê.',
    open: (credits: string) =>
      credits === '1'
        ? 'Carteira: 1 crédito disponível'
        : `Carteira: ${creditsPt(credits)} disponíveis`,
    opening: 'Carteira',
    available: 'Disponíveis',
    availableHint: 'São teus para dares.',
    reserved: 'Reservados',
    reservedHint:
      'Postos de parte para pedidos de apoio à espera de resposta. Voltam para ti se a resposta for não.',
    held: 'Em encomendas',
    heldHint: 'Passam para quem vende quando a encomenda estiver concluída, ou voltam para ti.',
    debt: 'Em dívida',
    debtHint:
      'Um pagamento foi reembolsado depois de os créditos terem sido gastos. Os próximos créditos pagam primeiro esta dívida; até lá não podes gastar.',
    credits: creditsPt,
    unit: 'créditos',
    buy: 'Comprar créditos',
    seeAll: 'Ver tudo',
    payments: 'Os meus pagamentos',
    orders: 'As minhas encomendas',
    csv: 'Descarregar em CSV',
    csvFailed: 'Não foi possível criar o ficheiro. Tenta outra vez.',
    last: 'Últimos movimentos',
    history: 'Histórico',
    table: { when: 'Quando', what: 'O quê', credits: 'Créditos', balance: 'Disponíveis depois' },
    pages: {
      label: 'Páginas do histórico',
      newer: 'Mais recentes',
      older: 'Mais antigos',
      at: (page: number, pages: number) => `Página ${page} de ${pages}`,
    },
    empty: {
      title: 'Ainda nada se moveu',
      text: 'Os créditos que comprares, deres ou receberes aparecem aqui, linha a linha.',
    },
    couldNotLoad: 'Não foi possível carregar a tua carteira.',
    couldNotLoadHistory: 'Não foi possível carregar o histórico.',
  },
)
