import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt, whose } from './format.ts'

/** What a mail about a support may mention. */
interface Facts {
  /** Whom the mail is for. */
  reader: string
  /** The other side. */
  other: string
  credits: number
  months: number
  /** The day the period ends, written out; '' where there is none. */
  day: string
}

const monthsEn = (count: number) => (count === 1 ? 'one month' : `${count} months`)
const monthsPt = (count: number) => (count === 1 ? 'um mês' : `${count} meses`)

/** Mails about supports, one for each step and reader. */
export const supportMailPhrases = dictionary(
  {
    requested: {
      subject: ({ other }: Facts) => `${other} wants to support you`,
      title: 'Somebody wants to support you',
      text: ({ reader, other, credits, months }: Facts) =>
        `Hello ${reader}, ${other} wants to support you with ${creditsEn(credits)} for ${monthsEn(months)}. Once you accept, the credits are yours.`,
      line: (other: string) => `${other} writes:`,
      goal: (title: string) => `It is for the goal “${title}”.`,
      private:
        'They would like to stay private: only you, whoever acts for you and our admins would see who supports you.',
      action: 'Answer the request',
      ward: {
        text: ({ reader, other, credits, months }: Facts) =>
          `Hello ${reader}, ${other} wants to support you with ${creditsEn(credits)} for ${monthsEn(months)}. Until you are 18, an adult who looks after your account answers for you.`,
        action: 'See the request',
      },
      note: (days: number) =>
        `Without an answer within ${days} days, the request expires and the credits go back.`,
    },
    accepted: {
      subject: ({ other }: Facts) => `${other} accepted your support`,
      title: 'Your support begins',
      text: ({ reader, other, credits, day }: Facts) =>
        `Hello ${reader}, ${other} accepted your support of ${creditsEn(credits)}. You support them until ${day}.`,
      thankYou: (other: string) => `${other} says:`,
      doubled: (credits: number, other: string) =>
        `A match fund added ${creditsEn(credits)}: ${other} has those as well.`,
      action: 'See their page',
      unavailable: { action: 'See my support' },
    },
    thanked: {
      subject: ({ other }: Facts) => `${other} thanks you`,
      title: 'A thank-you for you',
      text: ({ reader, other, credits }: Facts) =>
        `Hello ${reader}, ${other} thanks you for your support of ${creditsEn(credits)}:`,
      action: 'See your support',
    },
    rejected: {
      subject: ({ other }: Facts) => `${other} did not accept your support`,
      title: 'Your request was not accepted',
      text: ({ reader, other, credits }: Facts) =>
        `Hello ${reader}, ${other} did not accept your request. Your ${creditsEn(credits)} are available again.`,
      action: 'Find other athletes',
    },
    unanswered: {
      subject: ({ other }: Facts) => `Your request to ${other} has expired`,
      title: 'Your request has expired',
      text: ({ reader, other, credits }: Facts) =>
        `Hello ${reader}, ${other} did not answer in time. Your ${creditsEn(credits)} are available again.`,
      action: 'See their page',
      unavailable: { action: 'See my request' },
    },
    cancelledActive: {
      subject: ({ other }: Facts) => `${other} ended their support`,
      title: 'A support has ended',
      text: ({ reader, other }: Facts) =>
        `Hello ${reader}, ${other} ended their support early. The credits you received stay yours.`,
      action: 'See my supporters',
    },
    expiring: {
      subject: ({ other }: Facts) => `Your support for ${other} ends soon`,
      title: 'Keep supporting them?',
      text: ({ reader, other, day }: Facts) =>
        `Hello ${reader}, your support for ${other} lasts until ${day}. Ask for the same again: once it is accepted, your support goes on from there.`,
      action: 'Renew my support',
      ward: {
        text: ({ reader, other, day }: Facts) =>
          `Hello ${reader}, your support for ${other} lasts until ${day}. Until you are 18, an adult who looks after your account can ask for the same again for you: once it is accepted, your support goes on from there.`,
        action: 'See my support',
      },
      unavailable: {
        title: 'Your support ends soon',
        text: ({ reader, other, day }: Facts) =>
          `Hello ${reader}, your support for ${other} lasts until ${day}. Right now they take no requests, so there is nothing to renew.`,
        action: 'See my support',
      },
      note: 'Nothing is spent automatically: without a renewal, the support simply ends.',
    },
    endedForSupporter: {
      subject: ({ other }: Facts) => `Your support for ${other} has ended`,
      title: 'Your support has ended',
      text: ({ reader, other, credits }: Facts) =>
        `Hello ${reader}, your support for ${other} has come to an end. Your ${creditsEn(credits)} made a difference. Thank you. You can support them again whenever you like.`,
      action: 'Support them again',
      ward: {
        text: ({ reader, other, credits }: Facts) =>
          `Hello ${reader}, your support for ${other} has come to an end. Your ${creditsEn(credits)} made a difference. Thank you. Until you are 18, an adult who looks after your account can ask for it again for you.`,
        action: 'See my support',
      },
      unavailable: {
        text: ({ reader, other, credits }: Facts) =>
          `Hello ${reader}, your support for ${other} has come to an end. Your ${creditsEn(credits)} made a difference. Thank you. Right now they take no requests.`,
        action: 'See my support',
      },
    },
    endedForAthlete: {
      subject: ({ other }: Facts) => `${whose(other)} support has ended`,
      title: 'A support has ended',
      text: ({ reader, other, credits, months }: Facts) =>
        `Hello ${reader}, ${other} supported you with ${creditsEn(credits)} for ${monthsEn(months)}, and that time is over.`,
      action: 'See my supporters',
    },
    closed: {
      subject: ({ other }: Facts) => `The support between you and ${other} was closed`,
      title: 'A support was closed',
      text: ({ reader, other }: Facts) =>
        `Hello ${reader}, the support between you and ${other} was closed early. No credits were moved.`,
      account: 'The reason: an account was closed.',
      admin: (reason: string) => `The reason: ${reason}`,
      action: 'See the network',
    },
  },
  {
    requested: {
      subject: ({ other }: Facts) => `${other} quer apoiar-te`,
      title: 'Há quem te queira apoiar',
      text: ({ reader, other, credits, months }: Facts) =>
        `Olá, ${reader}. ${other} quer apoiar-te com ${creditsPt(credits)} durante ${monthsPt(months)}. Assim que aceitares, os créditos são teus.`,
      line: (other: string) => `${other} escreve-te:`,
      goal: (title: string) => `É para a meta «${title}».`,
      private:
        'Prefere manter-se em privado: só tu, quem age em teu nome e os administradores saberiam quem te apoia.',
      action: 'Responder ao pedido',
      ward: {
        text: ({ reader, other, credits, months }) =>
          `Olá, ${reader}. ${other} quer apoiar-te com ${creditsPt(credits)} durante ${monthsPt(months)}. Até fazeres 18 anos, é o adulto que acompanha a tua conta quem responde por ti.`,
        action: 'Ver o pedido',
      },
      note: (days: number) =>
        `Sem resposta no prazo de ${days} dias, o pedido expira e os créditos são devolvidos.`,
    },
    accepted: {
      subject: ({ other }: Facts) => `${other} aceitou o teu apoio`,
      title: 'O teu apoio começa agora',
      text: ({ reader, other, credits, day }: Facts) =>
        `Olá, ${reader}. ${other} aceitou o teu apoio de ${creditsPt(credits)}. O apoio dura até ${day}.`,
      thankYou: (other: string) => `${other} diz-te:`,
      doubled: (credits: number, other: string) =>
        `Um fundo de duplicação juntou-lhe ${creditsPt(credits)}, que também já são de ${other}.`,
      action: 'Ver a página',
      unavailable: { action: 'Ver o meu apoio' },
    },
    thanked: {
      subject: ({ other }: Facts) => `${other} agradece-te`,
      title: 'Um agradecimento para ti',
      text: ({ reader, other, credits }: Facts) =>
        `Olá, ${reader}. ${other} agradece o teu apoio de ${creditsPt(credits)}:`,
      action: 'Ver o teu apoio',
    },
    rejected: {
      subject: ({ other }: Facts) => `${other} não aceitou o teu apoio`,
      title: 'O teu pedido não foi aceite',
      text: ({ reader, other, credits }: Facts) =>
        `Olá, ${reader}. ${other} não aceitou o teu pedido. Os teus ${creditsPt(credits)} voltam a estar disponíveis.`,
      action: 'Descobrir outros atletas',
    },
    unanswered: {
      subject: ({ other }: Facts) => `O teu pedido a ${other} expirou`,
      title: 'O teu pedido expirou',
      text: ({ reader, other, credits }: Facts) =>
        `Olá, ${reader}. ${other} não respondeu a tempo. Os teus ${creditsPt(credits)} voltam a estar disponíveis.`,
      action: 'Ver a página',
      unavailable: { action: 'Ver o meu pedido' },
    },
    cancelledActive: {
      subject: ({ other }: Facts) => `${other} terminou o apoio`,
      title: 'Um apoio terminou',
      text: ({ reader, other }: Facts) =>
        `Olá, ${reader}. ${other} terminou o apoio antes do fim do período. Os créditos que recebeste continuam a ser teus.`,
      action: 'Ver os meus apoiantes',
    },
    expiring: {
      subject: ({ other }: Facts) => `O teu apoio a ${other} termina em breve`,
      title: 'Continuas a apoiar?',
      text: ({ reader, other, day }: Facts) =>
        `Olá, ${reader}. O teu apoio a ${other} dura até ${day}. Se repetires o pedido e for aceite, o apoio continua a partir daí.`,
      action: 'Renovar o meu apoio',
      ward: {
        text: ({ reader, other, day }) =>
          `Olá, ${reader}. O teu apoio a ${other} dura até ${day}. Até fazeres 18 anos, é o adulto que acompanha a tua conta quem pode repetir o pedido por ti: se for aceite, o apoio continua a partir daí.`,
        action: 'Ver o meu apoio',
      },
      unavailable: {
        title: 'O teu apoio termina em breve',
        text: ({ reader, other, day }) =>
          `Olá, ${reader}. O teu apoio a ${other} dura até ${day}. De momento, não recebe pedidos de apoio: não há nada a renovar.`,
        action: 'Ver o meu apoio',
      },
      note: 'Nada é gasto automaticamente: sem renovação, o apoio simplesmente termina.',
    },
    endedForSupporter: {
      subject: ({ other }: Facts) => `O teu apoio a ${other} terminou`,
      title: 'O teu apoio terminou',
      text: ({ reader, other, credits }: Facts) =>
        `Olá, ${reader}. O período do teu apoio a ${other} chegou ao fim. Os teus ${creditsPt(credits)} fizeram a diferença. Obrigado. Podes voltar a apoiar quando quiseres.`,
      action: 'Voltar a apoiar',
      ward: {
        text: ({ reader, other, credits }) =>
          `Olá, ${reader}. O período do teu apoio a ${other} chegou ao fim. Os teus ${creditsPt(credits)} fizeram a diferença. Obrigado. Até fazeres 18 anos, é o adulto que acompanha a tua conta quem pode voltar a pedir por ti.`,
        action: 'Ver o meu apoio',
      },
      unavailable: {
        text: ({ reader, other, credits }) =>
          `Olá, ${reader}. O período do teu apoio a ${other} chegou ao fim. Os teus ${creditsPt(credits)} fizeram a diferença. Obrigado. De momento, não recebe pedidos de apoio.`,
        action: 'Ver o meu apoio',
      },
    },
    endedForAthlete: {
      subject: ({ other }: Facts) => `O apoio de ${other} terminou`,
      title: 'Um apoio terminou',
      text: ({ reader, other, credits, months }: Facts) =>
        `Olá, ${reader}. Chegou ao fim o período de ${monthsPt(months)} em que ${other} te apoiou com ${creditsPt(credits)}.`,
      action: 'Ver os meus apoiantes',
    },
    closed: {
      subject: ({ other }: Facts) => `O apoio entre ti e ${other} foi encerrado`,
      title: 'Um apoio foi encerrado',
      text: ({ reader, other }: Facts) =>
        `Olá, ${reader}. O apoio entre ti e ${other} foi encerrado antes do fim do período. Nenhum crédito mudou de mãos.`,
      account: 'O motivo: uma conta foi encerrada.',
      admin: (reason: string) => `O motivo: ${reason}`,
      action: 'Ver a rede',
    },
  },
)
