import { dictionary } from './dictionary.ts'

/** What stands around every mail. */
export const mailFramePhrases = dictionary(
  {
    signature: (product: string) => `This email comes from ${product}, the sports network.`,
    unsubscribe: 'Stop these emails',
    mailbox: {
      title: 'Development mailbox',
      lead: 'Without a mail server, Podium keeps its emails here.',
      empty: 'No emails yet.',
    },
  },
  {
    signature: (product: string) => `Este email vem da ${product}, a rede do desporto.`,
    unsubscribe: 'Deixar de receber estes emails',
    mailbox: {
      title: 'Caixa de correio de desenvolvimento',
      lead: 'Sem servidor de correio, a Podium guarda aqui os seus emails.',
      empty: 'Ainda não há emails.',
    },
  },
)
