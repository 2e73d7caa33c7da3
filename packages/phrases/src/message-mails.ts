import { dictionary } from './dictionary.ts'

/** Mails about messages: what was written, and never an address. */
export const messageMailPhrases = dictionary(
  {
    one: {
      subject: (who: string) => `${who} wrote to you`,
      title: (who: string) => `A message from ${who}`,
      action: 'Reply in the conversation',
    },
    several: {
      subject: (count: number) => `You have ${count} unread messages`,
      title: 'What you have not read yet',
      from: (who: string, count: number) =>
        count === 1 ? `${who} wrote:` : `${who} wrote ${count} messages, the last one:`,
      more: (count: number) =>
        count === 1 ? 'And 1 more person wrote to you.' : `And ${count} more people wrote to you.`,
      action: 'See your messages',
    },
    note: 'Please reply in the conversation, not to this email. Nobody was given your address, and you are not given theirs.',
  },
  {
    one: {
      subject: (who: string) => `${who} escreveu-te`,
      title: (who: string) => `Uma mensagem de ${who}`,
      action: 'Responder na conversa',
    },
    several: {
      subject: (count: number) => `Tens ${count} mensagens por ler`,
      title: 'O que ainda não leste',
      from: (who: string, count: number) =>
        count === 1 ? `${who} escreveu:` : `${who} escreveu ${count} mensagens, a última:`,
      more: (count: number) =>
        count === 1 ? 'E escreveu-te mais 1 pessoa.' : `E escreveram-te mais ${count} pessoas.`,
      action: 'Ver as tuas mensagens',
    },
    note: 'Responde na conversa, e não a este email. Ninguém ficou a saber o teu endereço, nem tu o de quem escreveu.',
  },
)
