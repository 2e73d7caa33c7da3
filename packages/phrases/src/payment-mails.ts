import { dictionary } from './dictionary.ts'

/** Mails about payments. */
export const paymentMailPhrases = dictionary(
  {
    credits: (credits: number) => `${credits} credits`,
    plan: 'your plan',
    fileName: (number: string) => `receipt-${number}.pdf`,
    paid: {
      subject: (what: string) => `Payment received: ${what}`,
      title: 'Your payment has arrived',
      text: (name: string, what: string, amount: string) =>
        `Hello ${name}, we received ${amount} for ${what}. Everything is ready. The receipt is attached.`,
      action: 'See the payment',
    },
    expired: {
      subject: (what: string) => `Payment expired: ${what}`,
      title: 'Your payment has expired',
      text: (name: string, what: string, amount: string) =>
        `Hello ${name}, the time to pay ${amount} for ${what} is over, and nothing was charged. You can start again whenever you like.`,
      action: 'See the payment',
    },
    refunded: {
      subject: (what: string) => `Payment refunded: ${what}`,
      title: 'Your payment was refunded',
      text: (name: string, what: string, amount: string) =>
        `Hello ${name}, ${amount} for ${what} go back to you the way they came. Credits that were already spent are settled with the next ones you receive.`,
      action: 'See the payment',
    },
  },
  {
    credits: (credits: number) => `${credits} créditos`,
    plan: 'o teu plano',
    fileName: (number: string) => `recibo-${number}.pdf`,
    paid: {
      subject: (what: string) => `Pagamento recebido: ${what}`,
      title: 'Recebemos o teu pagamento',
      text: (name: string, what: string, amount: string) =>
        `Olá, ${name}. Recebemos ${amount} por ${what}. Está tudo pronto. O recibo segue em anexo.`,
      action: 'Ver o pagamento',
    },
    expired: {
      subject: (what: string) => `Pagamento expirado: ${what}`,
      title: 'O teu pagamento expirou',
      text: (name: string, what: string, amount: string) =>
        `Olá, ${name}. O prazo para pagar ${amount} por ${what} terminou e nada foi cobrado. Podes recomeçar quando quiseres.`,
      action: 'Ver o pagamento',
    },
    refunded: {
      subject: (what: string) => `Pagamento reembolsado: ${what}`,
      title: 'O teu pagamento foi reembolsado',
      text: (name: string, what: string, amount: string) =>
        `Olá, ${name}. O valor de ${amount} por ${what} volta para ti pela mesma via. Os créditos que já tinham sido gastos são acertados com os próximos que receberes.`,
      action: 'Ver o pagamento',
    },
  },
)
