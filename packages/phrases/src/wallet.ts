import type { LotKind, MovementKind } from '@podium/contract/wallet'
import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'
import { pagesEn, pagesPt } from './pages.ts'

/** The wallet: the figure in the bar, what opens under it, and the page with the history. */
export const walletPhrases = dictionary(
  {
    title: 'Wallet',
    open: (credits: string) => `Wallet: ${creditsEn(credits)} available`,
    opening: 'Wallet',
    available: 'Available',
    availableHint: 'Yours to give.',
    reserved: 'Set aside',
    reservedHint:
      'For support requests waiting for an answer. They come back to you if the answer is no.',
    held: 'Held',
    heldHint:
      'For orders, until they are complete, and in match funds, until they double a support. What is not needed comes back to you.',
    debt: 'Owed',
    debtHint:
      'What you had to pay back, for a refund or a return, was already spent. New credits settle this first; until then, you cannot spend.',
    credits: creditsEn,
    unit: 'credits',
    buy: 'Buy credits',
    seeAll: 'See everything',
    payments: 'Payments',
    orders: 'Orders',
    csv: 'Download as CSV',
    csvFailed: 'The file could not be made. Please try again.',
    last: 'Latest movements',
    lots: {
      title: 'Where your credits came from',
      hint: 'In the order they are spent: the oldest first.',
      kinds: { PURCHASE: 'Bought', GIFT: 'Given by our team', EARNED: 'Earned' } satisfies Record<
        LotKind,
        string
      >,
      left: (left: string, all: string) => `${left} of ${all} left`,
      until: (day: string) => `You can withdraw until ${day}`,
      withdraw: 'Withdraw',
      withdrawFrom: (credits: string) => `Withdraw: ${creditsEn(credits)}`,
      more: (count: string) => (count === '1' ? 'And one more' : `And ${count} more`),
      empty: 'There are none to spend now.',
      couldNotLoad: 'Where your credits came from could not be loaded.',
    },
    history: 'History',
    table: {
      when: 'When',
      what: 'What',
      credits: 'Credits',
      balance: 'Available after',
      left: 'Left:',
      goal: (title: string) => `For the goal “${title}”`,
    },
    filters: {
      kind: 'Show',
      everyKind: 'Everything',
      kinds: {
        payment: 'Purchases',
        support: 'Support',
        order: 'Orders',
        match: 'Match funds',
        transfer: 'Given and taken by our team',
      } satisfies Record<MovementKind, string>,
      month: 'Month',
      everyMonth: 'All months',
      nothing: 'No movements here',
      all: 'Show everything',
    },
    pages: pagesEn('Pages of the history', 'Newer', 'Older'),
    empty: {
      title: 'No movements yet',
      text: 'Credits you buy, give or receive will be listed here, one line each.',
    },
    couldNotLoad: 'Your wallet could not be loaded.',
    couldNotLoadHistory: 'The history could not be loaded.',
  },
  {
    title: 'Carteira',
    open: (credits: string) =>
      credits === '1'
        ? 'Carteira: 1 crédito disponível'
        : `Carteira: ${creditsPt(credits)} disponíveis`,
    opening: 'Carteira',
    available: 'Disponíveis',
    availableHint: 'São teus para dares.',
    reserved: 'Reservados',
    reservedHint:
      'Para pedidos de apoio à espera de resposta. Voltam para ti se a resposta for não.',
    held: 'Retidos',
    heldHint:
      'Em encomendas, até estarem concluídas, e em fundos de duplicação, até duplicarem um apoio. O que não for preciso volta para ti.',
    debt: 'Em dívida',
    debtHint:
      'O que tinhas de devolver, por um reembolso ou uma devolução, já tinha sido gasto. Os próximos créditos pagam primeiro esta dívida; até lá não podes gastar.',
    credits: creditsPt,
    unit: 'créditos',
    buy: 'Comprar créditos',
    seeAll: 'Ver tudo',
    payments: 'Pagamentos',
    orders: 'Encomendas',
    csv: 'Descarregar em CSV',
    csvFailed: 'Não foi possível criar o ficheiro. Tenta de novo.',
    last: 'Últimos movimentos',
    lots: {
      title: 'De onde vieram os teus créditos',
      hint: 'Pela ordem em que se gastam: primeiro os mais antigos.',
      kinds: { PURCHASE: 'Comprados', GIFT: 'Atribuídos pela nossa equipa', EARNED: 'Ganhos' },
      left: (left: string, all: string) => `${left === '1' ? 'Resta' : 'Restam'} ${left} de ${all}`,
      until: (day: string) => `Podes desistir até ${day}`,
      withdraw: 'Desistir',
      withdrawFrom: (credits: string) => `Desistir: ${creditsPt(credits)}`,
      more: (count: string) => (count === '1' ? 'E mais um' : `E mais ${count}`),
      empty: 'De momento não tens créditos para gastar.',
      couldNotLoad: 'Não foi possível carregar de onde vieram os teus créditos.',
    },
    history: 'Histórico',
    table: {
      when: 'Quando',
      what: 'O quê',
      credits: 'Créditos',
      balance: 'Disponíveis depois',
      left: 'Ficaram:',
      goal: (title: string) => `Para a meta «${title}»`,
    },
    filters: {
      kind: 'Mostrar',
      everyKind: 'Tudo',
      kinds: {
        payment: 'Compras',
        support: 'Apoios',
        order: 'Encomendas',
        match: 'Fundos de duplicação',
        transfer: 'Atribuídos e retirados pela nossa equipa',
      },
      month: 'Mês',
      everyMonth: 'Todos',
      nothing: 'Sem movimentos aqui',
      all: 'Mostrar tudo',
    },
    pages: pagesPt('Páginas do histórico', 'Mais recentes', 'Mais antigos'),
    empty: {
      title: 'Ainda não há movimentos',
      text: 'Os créditos que comprares, deres ou receberes aparecem aqui, linha a linha.',
    },
    couldNotLoad: 'Não foi possível carregar a tua carteira.',
    couldNotLoadHistory: 'Não foi possível carregar o histórico.',
  },
)
