import { dictionary } from './dictionary.ts'

/** Writing to somebody. */
export const messagesPhrases = dictionary(
  {
    write: {
      action: 'Write a message',
      title: (name: string) => `Write to ${name}`,
      text: 'Message',
      counter: (length: number, most: number) => `${length}/${most}`,
      limitReached: 'That is as long as a message can be.',
      privacy: 'Neither of you sees the address of the other.',
      contactsLeft: (count: number) =>
        count === 1
          ? 'You can write to one more new person this month; answering is always free.'
          : `You can write to ${count} more new people this month; answering is always free.`,
      noContactsLeft: 'You have written to as many new people as your plan allows this month.',
      plans: 'See the plans',
      unavailable: (name: string) => `${name} does not take messages from you.`,
      send: 'Send',
      sent: 'Message sent. It also went to their mailbox.',
    },
    signInFirst: {
      title: 'Sign in or register',
      text: (name: string) => `To write to ${name} you need an account.`,
    },
  },
  {
    write: {
      action: 'Escrever mensagem',
      title: (name: string) => `Escrever a ${name}`,
      text: 'Mensagem',
      counter: (length: number, most: number) => `${length}/${most}`,
      limitReached: 'A mensagem não pode ser mais longa.',
      privacy: 'Nenhum dos dois vê o endereço do outro.',
      contactsLeft: (count: number) =>
        count === 1
          ? 'Este mês podes escrever a mais uma pessoa nova; responder é sempre livre.'
          : `Este mês podes escrever a mais ${count} pessoas novas; responder é sempre livre.`,
      noContactsLeft: 'Este mês já escreveste a tantas pessoas novas quantas o teu plano permite.',
      plans: 'Ver os planos',
      unavailable: (name: string) => `${name} não recebe mensagens tuas.`,
      send: 'Enviar',
      sent: 'Mensagem enviada. Também seguiu para o email da pessoa.',
    },
    signInFirst: {
      title: 'Inicia sessão ou regista-te',
      text: (name: string) => `Para escreveres a ${name} precisas de uma conta.`,
    },
  },
)
