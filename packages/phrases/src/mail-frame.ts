import { dictionary } from './dictionary.ts'

/** What stands around every mail. */
export const mailFramePhrases = dictionary(
  {
    signature: (product: string) =>
      `You receive this mail because of your account on ${product}, the sports network.`,
    unsubscribe: 'Stop these mails',
    mailbox: {
      title: 'Development mailbox',
      lead: 'Without a mail server, Podium keeps its mails here.',
      empty: 'No mail yet.',
    },
  },
  {
    signature: (product: string) =>
      `Recebeste esta mensagem porque tens conta na ${product}, a rede do desporto.`,
    unsubscribe: 'Deixar de receber estes emails',
    mailbox: {
      title: 'Caixa de correio de desenvolvimento',
      lead: 'Sem servidor de correio, a Podium guarda aqui as suas mensagens.',
      empty: 'Ainda não há mensagens.',
    },
  },
)
