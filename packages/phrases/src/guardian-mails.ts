import { dictionary } from './dictionary.ts'
import { whose } from './format.ts'

/** The mail that asks an adult to look after the account of somebody under 18. */
export const guardianMailPhrases = dictionary(
  {
    subject: (ward: string, product: string) =>
      `${ward} names you as the adult for their ${product} account`,
    title: (ward: string) => `${ward} needs an adult`,
    text: (ward: string, product: string) =>
      `${ward} is under 18 and has an account on ${product}, where athletes find support. Until an adult who looks after them agrees, nobody sees their page and nobody can write to them.`,
    decide:
      'If you are their parent or guardian, you decide: whether the page is shown, who may write, what is spent, and which support is accepted. Their age, height, weight, region and club are never shown.',
    /** To an address that nobody has proven, which no name goes to. */
    unnamed: {
      subject: (product: string) => `You are named as the adult for a ${product} account`,
      title: 'Somebody needs an adult',
      text: (product: string) =>
        `Somebody under 18 has an account on ${product}, where athletes find support, and names you; the page behind the button says who. Until an adult who looks after them agrees, nobody sees their page and nobody can write to them.`,
    },
    action: 'See what it means',
    note: 'The link is valid for 14 days and works once. Whoever opens it can accept, so do not pass it on. If you do not know this person, you need not do anything.',
    factor: {
      subject: (ward: string) => `${whose(ward)} two-factor sign-in is about to be turned off`,
      text: (name: string, ward: string, at: string) =>
        `Hello ${name}, somebody who knows ${whose(ward)} password and reads their email says that their authenticator app and recovery codes are lost. On ${at} two-factor sign-in will be turned off for their account.`,
      why: 'Ask them whether it was them. If it was, you need not do anything.',
      action: 'It was not them: stop it',
      note: 'The link is for you alone, and works until then.',
    },
    factorGone: {
      subject: (ward: string) => `${whose(ward)} two-factor sign-in is off now`,
      text: (name: string, ward: string) =>
        `Hello ${name}, the wait is over: two-factor sign-in is off for ${whose(ward)} account, every session has ended, and the password alone lets in.`,
      why: 'If it was not them who said that app and codes are lost, have them set a new password at once.',
    },
  },
  {
    subject: (ward, product) => `${ward} indica-te como adulto responsável na ${product}`,
    title: (ward) => `${ward} precisa de um adulto`,
    text: (ward, product) =>
      `${ward} tem menos de 18 anos e uma conta na ${product}, onde os atletas encontram apoio. Enquanto um adulto responsável não aceitar, ninguém vê a página nem lhe pode escrever.`,
    decide:
      'Se és mãe, pai ou encarregado de educação, és tu quem decide: se a página se mostra, quem pode escrever, o que se gasta e que apoios se aceitam. A idade, a altura, o peso, a região e o clube nunca se mostram.',
    unnamed: {
      subject: (product) => `Indicaram-te como adulto responsável na ${product}`,
      title: 'Alguém precisa de um adulto',
      text: (product) =>
        `Alguém com menos de 18 anos tem uma conta na ${product}, onde os atletas encontram apoio, e indica-te como adulto responsável; a página do botão diz quem é. Enquanto um adulto responsável não aceitar, ninguém vê a página nem lhe pode escrever.`,
    },
    action: 'Ver o que significa',
    note: 'A ligação é válida durante 14 dias e só funciona uma vez. Quem a abrir pode aceitar, por isso não a passes a ninguém. Se não conheces esta pessoa, não precisas de fazer nada.',
    factor: {
      subject: (ward) => `Conta de ${ward}: os dois passos vão ser desativados`,
      text: (name, ward, at) =>
        `Olá, ${name}. Alguém que sabe a palavra-passe de ${ward} e lê o seu email diz que perdeu a aplicação de autenticação e os códigos de recuperação. Em ${at}, o início de sessão em dois passos será desativado nessa conta.`,
      why: 'Pergunta-lhe se foi quem pediu. Se foi, não precisas de fazer nada.',
      action: 'Não foi: impedir',
      note: 'A ligação é só para ti e funciona até essa altura.',
    },
    factorGone: {
      subject: (ward) => `Conta de ${ward}: os dois passos estão desativados`,
      text: (name, ward) =>
        `Olá, ${name}. O prazo terminou: na conta de ${ward}, o início de sessão em dois passos está desativado, todas as sessões terminaram e basta a palavra-passe para entrar.`,
      why: 'Se não foi quem comunicou a perda da aplicação e dos códigos, tem de definir já uma nova palavra-passe.',
    },
  },
)
