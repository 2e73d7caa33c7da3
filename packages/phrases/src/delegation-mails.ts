import type { DelegationKind } from '@podium/contract/delegations'
import { dictionary } from './dictionary.ts'

/** The mail with the link by which somebody comes to act for a member. */
export const delegationMailPhrases = dictionary(
  {
    subject: (principal: string) => `${principal} asks you to act for them`,
    title: 'Somebody trusts you',
    text: (principal: string, product: string) =>
      `${principal} asks you to act for them on ${product}. You will see exactly what you may do before you accept.`,
    /** To an address that nobody has proven, which no name goes to. */
    unnamed: {
      subject: 'Somebody asks you to act for them',
      text: (product: string) =>
        `Somebody asks you to act for them on ${product}. The page behind the button says who, and exactly what you may do before you accept.`,
    },
    kinds: {
      REPRESENTATION: 'You would represent them, as a manager does.',
      COLLEAGUE: 'You would look after their account with them, as colleagues do.',
      HELP: 'You would lend them a hand.',
      GUARDIAN: 'You would be their guardian.',
    } satisfies Record<DelegationKind, string> as Record<DelegationKind, string>,
    action: 'See the request',
    note: 'The link is valid for 14 days and works once. Whoever opens it can accept, so do not pass it on. If you would rather not, you need not do anything.',
  },
  {
    subject: (principal) => `Queres agir em nome de ${principal}?`,
    title: 'Alguém confia em ti',
    text: (principal, product) =>
      `Recebeste um pedido para agires em nome de ${principal} na ${product}. Antes de aceitares, vês ao certo o que podes fazer.`,
    unnamed: {
      subject: 'Queres agir em nome de outra pessoa?',
      text: (product) =>
        `Alguém te pede que ajas em seu nome na ${product}. A página do botão diz quem é e, antes de aceitares, o que podes fazer ao certo.`,
    },
    kinds: {
      REPRESENTATION: 'Representarias esta pessoa, como faz um agente.',
      COLLEAGUE: 'Cuidarias da conta com essa pessoa, como colegas.',
      HELP: 'Darias uma ajuda.',
      GUARDIAN: 'Serias o encarregado de educação desta pessoa.',
    },
    action: 'Ver o pedido',
    note: 'A ligação é válida durante 14 dias e só funciona uma vez. Quem a abrir pode aceitar, por isso não a passes a ninguém. Se não quiseres, não precisas de fazer nada.',
  },
)
