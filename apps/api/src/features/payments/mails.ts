import type { Language } from '@podium/contract/locale'
import type { PaymentStatus } from '@podium/contract/payment-rules'
import { paths } from '@podium/contract/paths'
import { formatsOf } from '@podium/phrases/format'
import { paymentMailPhrases } from '@podium/phrases/payment-mails'
import type { Tx } from '../../platform/database/index.ts'
import { type MailKind, mailKind, postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import { drawReceipt } from './draw-receipt.ts'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'
import type { PaymentRecord } from './records.ts'

interface AboutPayment {
  name: string
  transactionId: string
  amount: string
  what: { credits: number; planId: string | null }
  receipt: ReceiptFacts | null
}

type Moment = 'paid' | 'expired' | 'refunded'

const events = {
  paid: 'paymentPaid',
  expired: 'paymentExpired',
  refunded: 'paymentRefunded',
} as const

/** One kind of mail for each moment that people are told of; the paid one carries the receipt. */
function paymentMail(moment: Moment): MailKind<AboutPayment> {
  const write: MailKind<AboutPayment>['write'] = async (about, context) => {
    const phrases = paymentMailPhrases[context.language]
    const { subject, title, text, action } = phrases[moment]
    const what = about.what.planId ? phrases.plan : phrases.credits(about.what.credits)
    const path = paths.paymentStatus({ id: about.transactionId })
    return {
      subject: subject(what),
      title,
      paragraphs: [text(about.name, what, about.amount)],
      action: { label: action, url: context.link(path) },
      ...(about.receipt && { attachments: [await receiptFile(about.receipt, context)] }),
    }
  }
  return mailKind(`payment-${moment}`, write, events[moment])
}

async function receiptFile(
  facts: ReceiptFacts,
  context: { company: Parameters<typeof drawReceipt>[1]; language: Language },
) {
  const { fileName } = paymentMailPhrases[context.language]
  const content = await drawReceipt(facts, context.company)
  return { name: fileName(facts.number), type: 'application/pdf', content }
}

const kinds: Record<PaymentStatus, MailKind<AboutPayment> | null> = {
  PENDING: null,
  UNKNOWN: null,
  PAID: paymentMail('paid'),
  EXPIRED: paymentMail('expired'),
  REFUNDED: paymentMail('refunded'),
  REJECTED: null,
}

export const paymentMails = Object.values(kinds).filter((kind) => kind !== null)

/**
 * Mails the buyer about a payment that has just moved, where that is worth a mail
 * (`notifications.kinds`).
 */
export async function mailAbout(tx: Tx, payment: PaymentRecord): Promise<void> {
  const kind = kinds[payment.status]
  const account = kind && (await findAccount(tx, payment.user_id))
  if (!kind || !account?.email) return
  const { email, language, name } = account
  const { transaction_id, credits, plan_id: planId, gross_cents } = payment
  const receipt = payment.status === 'PAID' ? receiptFacts(payment) : null
  const about = {
    name,
    transactionId: transaction_id ?? '',
    amount: formatsOf(language).money(gross_cents),
    what: { credits, planId },
    receipt,
  }
  await postMail(tx, kind, { to: email, language, data: about })
}
