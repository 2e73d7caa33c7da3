import { dictionary } from './dictionary.ts'
import { whose } from './format.ts'

/** What surrounds a page on which somebody acts for a member, and the way there and back. */
export const actingPhrases = dictionary(
  {
    back: 'Back to me',
    /** A heading in the account menu. */
    others: 'Act for somebody',
    actFor: (principal: string) => `Act for ${principal}`,
    all: (count: number) => `Show all ${count}`,
    search: 'Find somebody by name',
    nobody: 'You act for nobody of that name.',
    over: {
      title: (principal: string) => `You no longer act for ${principal}`,
      text: (principal: string) =>
        `Either you or ${principal} ended it, or it ran out. Nothing has changed since. What you typed stays until you go back, so copy what you want to keep.`,
      stay: 'Look at the page',
    },
    changed: (principal: string) => `What you may do for ${principal} has changed.`,
    notAllowed: {
      title: 'You cannot do this for somebody else',
      text: (principal: string) => `This is not among the things ${principal} lets you see or do.`,
      toPage: (principal: string) => `Go to ${whose(principal)} page`,
    },
    noBuying: (principal: string) => `You cannot spend for ${principal}.`,
    /** Beside an order in which something is to be done. */
    order: {
      readOnly: (principal: string) =>
        `You can read this order, but not act on it for ${principal}.`,
      otherSide: (principal: string) =>
        `You are the other side of this order, so you cannot act on it for ${principal}.`,
    },
  },
  {
    back: 'Voltar à minha conta',
    others: 'Agir em nome de alguém',
    actFor: (principal) => `Agir por ${principal}`,
    all: (count) => `Mostrar as ${count} pessoas`,
    search: 'Procurar pelo nome',
    nobody: 'Não ages em nome de ninguém com esse nome.',
    over: {
      title: (principal) => `Já não ages em nome de ${principal}`,
      text: (principal) =>
        `${principal} ou tu puseram-lhe fim, ou o prazo acabou. Desde então, nada mudou. O que escreveste fica aqui até voltares à tua conta: copia o que quiseres guardar.`,
      stay: 'Ver a página',
    },
    changed: (principal) => `O que podes fazer em nome de ${principal} mudou.`,
    notAllowed: {
      title: 'Não podes fazer isto em nome de outra pessoa',
      text: (principal) => `Isto não está entre o que ${principal} te deixa ver ou fazer.`,
      toPage: (principal) => `Ir para a página de ${principal}`,
    },
    noBuying: (principal) => `Não podes gastar em nome de ${principal}.`,
    order: {
      readOnly: (principal) =>
        `Podes ver esta encomenda, mas não tratar dela em nome de ${principal}.`,
      otherSide: (principal) =>
        `És a outra parte desta encomenda: não podes tratar dela em nome de ${principal}.`,
    },
  },
)
