import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'

/** A purchase as somebody withdraws from it. */
interface Purchase {
  what: string
  amount: string
  at: string
  transactionId: string
}

/** The number of a document as part of a file's name. */
const plain = (number: string) => number.replaceAll(/[^\w-]+/g, '-')

/** What was bought after “de” and “por”, which join with its article where it has one: “do plano Standard”. */
const de = (what: string) => (/^[oa] /.test(what) ? `d${what}` : `de ${what}`)
const por = (what: string) => (/^[oa] /.test(what) ? `pel${what}` : `por ${what}`)

/** Mails about payments. */
export const paymentMailPhrases = dictionary(
  {
    credits: creditsEn,
    plan: (name: string) => `the ${name} plan`,
    /** Of which money alone goes back. */
    purchase: 'your purchase',
    fileName: (number: string) => `receipt-${number}.pdf`,
    documentFile: {
      INVOICE: (number: string) => `invoice-${plain(number)}.pdf`,
      CREDIT_NOTE: (number: string) => `credit-note-${plain(number)}.pdf`,
    },
    document: {
      INVOICE: {
        subject: (number: string) => `Your invoice ${number}`,
        title: (number: string) => `Invoice ${number}`,
        text: (name: string, what: string) =>
          `Hello ${name}, the invoice that we announced for ${what} is here. You can download it from your payments at any time.`,
      },
      CREDIT_NOTE: {
        subject: (number: string) => `Your credit note ${number}`,
        title: (number: string) => `Credit note ${number}`,
        text: (name: string, what: string) =>
          `Hello ${name}, the credit note for the refund of ${what} is here. You can download it from your payments at any time.`,
      },
      action: 'See your payments',
    },
    paid: {
      subject: (what: string) => `Payment received: ${what}`,
      title: 'Your payment has arrived',
      text: (name: string, what: string, amount: string) =>
        `Hello ${name}, we received ${amount} for ${what}. Everything is ready. The receipt is attached.`,
      invoice: 'We are issuing the invoice, and will email you its number as soon as we have it.',
      action: 'See the payment',
      note: (until: string) =>
        `You may withdraw from this purchase until ${until} and get back what you have not used.`,
      noteAction: 'Withdraw from this purchase',
    },
    reference: {
      subject: (what: string) => `Your Multibanco reference for ${what}`,
      title: 'Your payment is ready to be made',
      text: (name: string, what: string) =>
        `Hello ${name}, pay for ${what} at a Multibanco machine or in your bank’s app: Payments, Services.`,
      entity: (entity: string) => `Entity: ${entity}`,
      reference: (reference: string) => `Reference: ${reference}`,
      amount: (amount: string) => `Amount: ${amount}`,
      until: (deadline: string) => `It can be paid until ${deadline} (Lisbon time).`,
      action: 'See the payment',
    },
    expired: {
      subject: (what: string) => `Payment expired: ${what}`,
      title: 'Your payment has expired',
      text: (name: string, what: string, amount: string) =>
        `Hello ${name}, the time to pay ${amount} for ${what} has run out, and nothing was charged. You can start again whenever you like.`,
      action: 'See the payment',
    },
    refunded: {
      subject: (what: string) => `Payment refunded: ${what}`,
      title: 'Your payment was refunded',
      text: (name: string, what: string, amount: string) =>
        `Hello ${name}, ${amount} for ${what} goes back to you the way it came.`,
      debt: (credits: number) =>
        `${creditsEn(credits)} had already been spent. The next credits you receive settle this.`,
      action: 'See the payment',
    },
    withdrawn: {
      subject: (what: string) => `Withdrawal confirmed: ${what}`,
      title: 'We have your withdrawal',
      text: (name: string, at: string) =>
        `Hello ${name}, this confirms that you withdrew from a purchase on ${at} (Lisbon time).`,
      declared: ({ what, amount, at, transactionId }: Purchase) =>
        `You declared: “I withdraw from my purchase of ${what} for ${amount}, paid on ${at}.” Payment ${transactionId}.`,
      credits: (credits: number) => `${creditsEn(credits)} that you had not used left your wallet.`,
      plan: 'Your plan has ended.',
      planGoesOn: (plan: string, end: string) => `Your ${plan} plan goes on until ${end}.`,
      money: (amount: string) =>
        `${amount} goes back to you the way it came, within 14 days at the latest.`,
      action: 'See the payment',
    },
  },
  {
    credits: creditsPt,
    plan: (name: string) => `o plano ${name}`,
    purchase: 'a tua compra',
    fileName: (number: string) => `recibo-${number}.pdf`,
    documentFile: {
      INVOICE: (number: string) => `fatura-${plain(number)}.pdf`,
      CREDIT_NOTE: (number: string) => `nota-de-credito-${plain(number)}.pdf`,
    },
    document: {
      INVOICE: {
        subject: (number: string) => `A tua fatura ${number}`,
        title: (number: string) => `Fatura ${number}`,
        text: (name: string, what: string) =>
          `Olá, ${name}. A fatura ${de(what)}, que te anunciámos, já está pronta. Podes descarregá-la quando quiseres, nos teus pagamentos.`,
      },
      CREDIT_NOTE: {
        subject: (number: string) => `A tua nota de crédito ${number}`,
        title: (number: string) => `Nota de crédito ${number}`,
        text: (name: string, what: string) =>
          `Olá, ${name}. A nota de crédito pelo que foi devolvido ${de(what)} já está pronta. Podes descarregá-la quando quiseres, nos teus pagamentos.`,
      },
      action: 'Ver os teus pagamentos',
    },
    paid: {
      subject: (what: string) => `Pagamento recebido: ${what}`,
      title: 'Recebemos o teu pagamento',
      text: (name: string, what: string, amount: string) =>
        `Olá, ${name}. Recebemos ${amount} ${por(what)}. Está tudo pronto. O recibo segue em anexo.`,
      invoice:
        'Estamos a emitir a fatura. Assim que estiver pronta, enviamos-te o número por email.',
      action: 'Ver o pagamento',
      note: (until: string) =>
        `Podes desistir desta compra até ${until} e receber de volta o que não usaste.`,
      noteAction: 'Desistir desta compra',
    },
    reference: {
      subject: (what) => `A tua referência Multibanco: ${what}`,
      title: 'O teu pagamento está pronto a fazer',
      text: (name, what) =>
        `Olá, ${name}. Paga ${what} numa caixa Multibanco ou na aplicação do teu banco: Pagamentos, Serviços.`,
      entity: (entity) => `Entidade: ${entity}`,
      reference: (reference) => `Referência: ${reference}`,
      amount: (amount) => `Valor: ${amount}`,
      until: (deadline) => `Pode ser pago até ${deadline} (hora de Lisboa).`,
      action: 'Ver o pagamento',
    },
    expired: {
      subject: (what: string) => `Pagamento expirado: ${what}`,
      title: 'O teu pagamento expirou',
      text: (name: string, what: string, amount: string) =>
        `Olá, ${name}. O prazo para pagar ${amount} ${por(what)} terminou e nada foi cobrado. Podes recomeçar quando quiseres.`,
      action: 'Ver o pagamento',
    },
    refunded: {
      subject: (what: string) => `Pagamento reembolsado: ${what}`,
      title: 'O teu pagamento foi reembolsado',
      text: (name: string, what: string, amount: string) =>
        `Olá, ${name}. O valor de ${amount} ${por(what)} volta para ti pela mesma via.`,
      debt: (credits: number) =>
        `Já tinhas gasto ${creditsPt(credits)}. Acertamos contas com os próximos créditos que receberes.`,
      action: 'Ver o pagamento',
    },
    withdrawn: {
      subject: (what: string) => `Desistência confirmada: ${what}`,
      title: 'Recebemos a tua desistência',
      text: (name: string, at: string) =>
        `Olá, ${name}. Confirmamos que desististe de uma compra em ${at} (hora de Lisboa).`,
      declared: ({ what, amount, at, transactionId }: Purchase) =>
        `Declaraste: «Desisto da minha compra ${de(what)} por ${amount}, paga em ${at}.» Pagamento ${transactionId}.`,
      credits: (credits: number) =>
        credits === 1
          ? '1 crédito que não tinhas usado saiu da tua carteira.'
          : `${creditsPt(credits)} que não tinhas usado saíram da tua carteira.`,
      plan: 'O teu plano terminou.',
      planGoesOn: (plan: string, end: string) => `O teu plano ${plan} continua até ${end}.`,
      money: (amount: string) =>
        `O valor de ${amount} volta para ti pela mesma via, o mais tardar em 14 dias.`,
      action: 'Ver o pagamento',
    },
  },
)
