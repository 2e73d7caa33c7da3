import type { Language } from '@podium/contract/locale'
import type { DocumentKind, PaymentStatus } from '@podium/contract/payment-rules'
import { paths } from '@podium/contract/paths'
import type { Withdrawal } from '@podium/contract/payments'
import { type PlanId, planIds } from '@podium/contract/plans'
import { formatsOf, groupsOfThree } from '@podium/phrases/format'
import { paymentMailPhrases } from '@podium/phrases/payment-mails'
import { plansPhrases } from '@podium/phrases/plans'
import type { Tx } from '../../platform/database/index.ts'
import { letter, type MailKind, mailKind, postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import { drawReceipt } from './draw-receipt.ts'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'
import { withdrawableUntil } from './reckon.ts'
import { findPayment, type PaymentRecord } from './records.ts'
import type { RefundRecord } from './refund-records.ts'

interface AboutPayment {
  name: string
  transactionId: string
  amount: string
  what: { credits: number; planId: string | null }
  receipt: ReceiptFacts | null
  /** An invoice is asked for, and follows in a mail of its own. */
  hasInvoice?: boolean
  /** The last day for withdrawing, as an ISO day; where it is to be told. */
  withdrawableUntil?: string | null
}

type Moment = 'paid' | 'expired'

const events = { paid: 'paymentPaid', expired: 'paymentExpired' } as const

/** One kind of mail for each moment that people are told of; the paid one carries the receipt. */
function paymentMail(moment: Moment): MailKind<AboutPayment> {
  const write: MailKind<AboutPayment>['write'] = async (about, context) => {
    const phrases = paymentMailPhrases[context.language]
    const { subject, title, text, action } = phrases[moment]
    const what = wordsFor(about.what, context.language)
    const path = paths.paymentStatus({ id: about.transactionId })
    return {
      subject: subject(what),
      title,
      paragraphs: [
        text(about.name, what, about.amount),
        ...(about.hasInvoice ? [phrases.paid.invoice] : []),
      ],
      action: { label: action, url: context.link(path) },
      ...(about.withdrawableUntil && withdrawalNote(about, about.withdrawableUntil, context)),
      ...(about.receipt && { attachments: [await receiptFile(about.receipt, context)] }),
    }
  }
  return mailKind(`payment-${moment}`, write, events[moment])
}

function wordsFor({ credits, planId }: AboutPayment['what'], language: Language): string {
  const phrases = paymentMailPhrases[language]
  if (planId) return phrases.plan(plansPhrases[language].names[planId as PlanId] ?? planId)
  return credits > 0 ? phrases.credits(credits) : phrases.purchase
}

/** Who has just bought hears how to withdraw, and until when (`payments.withdrawal`). */
function withdrawalNote(
  { transactionId }: AboutPayment,
  until: string,
  { language, link }: { language: Language; link: (path: string) => string },
) {
  const { note, noteAction } = paymentMailPhrases[language].paid
  const url = link(paths.payments({ withdraw: transactionId }))
  return { note: note(formatsOf(language).date(until)), noteLink: { label: noteAction, url } }
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
  // Each part that goes back has a mail of its own.
  REFUNDED: null,
  REJECTED: null,
}

interface AboutReference extends Pick<AboutPayment, 'name' | 'transactionId' | 'amount' | 'what'> {
  entity: string
  reference: string
  /** Until when it can be paid; null where the provider does not say. */
  deadline: string | null
}

const referenceMail = mailKind<AboutReference>(
  'payment-reference',
  ({ name, transactionId, amount, what, entity, reference, deadline }, { language, link }) => {
    const { subject, title, action, ...t } = paymentMailPhrases[language].reference
    const words = wordsFor(what, language)
    const said = [
      t.text(name, words),
      t.entity(entity),
      t.reference(groupsOfThree(reference)),
      t.amount(amount),
      ...(deadline ? [t.until(formatsOf(language).moment(deadline))] : []),
    ]
    const url = link(paths.paymentStatus({ id: transactionId }))
    return letter({ subject: subject(words), title, action }, said, url)
  },
  'paymentPaid',
)

interface AboutRefund extends Pick<AboutPayment, 'name' | 'transactionId' | 'amount' | 'what'> {
  /** Credits that had been spent and became a debt. */
  owed: number
}

const refundMail = mailKind<AboutRefund>(
  'payment-refunded',
  ({ name, transactionId, amount, what, owed }, { language, link }) => {
    const phrases = paymentMailPhrases[language]
    const { subject, title, text, debt, action } = phrases.refunded
    const words = wordsFor(what, language)
    const said = [text(name, words, amount), ...(owed > 0 ? [debt(owed)] : [])]
    const url = link(paths.paymentStatus({ id: transactionId }))
    return letter({ subject: subject(words), title, action }, said, url)
  },
  'paymentRefunded',
)

interface AboutWithdrawal extends Omit<AboutRefund, 'owed'> {
  /** When it was declared. */
  at: string
  /** What was bought at first, and for how much. */
  bought: { what: AboutPayment['what']; amount: string; at: string }
  /** The plan there is afterwards; absent in what was queued before it was told. */
  planAfter?: Withdrawal['planAfter']
}

const withdrawalMail = mailKind<AboutWithdrawal>(
  'payment-withdrawn',
  ({ name, transactionId, amount, what, at, bought, planAfter }, { language, link }) => {
    const phrases = paymentMailPhrases[language]
    const { subject, title, text, declared, money, action } = phrases.withdrawn
    const { moment } = formatsOf(language)
    const purchase = { what: wordsFor(bought.what, language), amount: bought.amount }
    return {
      subject: subject(wordsFor(what, language)),
      title,
      paragraphs: [
        text(name, moment(at)),
        declared({ ...purchase, at: moment(bought.at), transactionId }),
        what.planId ? planWords(planAfter, language) : phrases.withdrawn.credits(what.credits),
        money(amount),
      ],
      action: { label: action, url: link(paths.paymentStatus({ id: transactionId })) },
    }
  },
  'paymentRefunded',
)

/** What becomes of a plan: other periods of it that were paid go on, and so may the one before it. */
function planWords(after: AboutWithdrawal['planAfter'], language: Language): string {
  const { plan, planGoesOn } = paymentMailPhrases[language].withdrawn
  const known = planIds.find((id) => id === after?.planId)
  if (!after || !known) return plan
  return planGoesOn(plansPhrases[language].names[known], formatsOf(language).date(after.endsAt))
}

interface AboutDocument extends Pick<AboutPayment, 'name' | 'transactionId' | 'amount' | 'what'> {
  document: DocumentKind
  number: string
}

const documentMail = mailKind<AboutDocument>(
  'payment-document',
  // The mail of the payment, or of what goes back, has said the amount.
  ({ name, what, document, number }, { language, link }) => {
    const phrases = paymentMailPhrases[language].document
    const { subject, title, text } = phrases[document]
    return {
      subject: subject(number),
      title: title(number),
      paragraphs: [text(name, wordsFor(what, language))],
      action: { label: phrases.action, url: link(paths.payments()) },
    }
  },
  'paymentPaid',
)

export const paymentMails = [
  ...Object.values(kinds).filter((kind) => kind !== null),
  referenceMail,
  refundMail,
  withdrawalMail,
  documentMail,
]

/**
 * Mails the buyer about a payment that has just moved, where that is worth a mail
 * (`notifications.kinds`). It is read anew: what its provider said of it came with that move.
 */
export async function mailAbout(tx: Tx, paymentId: number): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  const kind = payment && kinds[payment.status]
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
    hasInvoice: payment.status === 'PAID' && payment.document !== null,
    withdrawableUntil: payment.status === 'PAID' ? withdrawableUntil(payment) : null,
  }
  await postMail(tx, kind, { to: email, language, data: about })
}

/** Mails the buyer what to pay with at a machine or in the bank's app, where that is how they pay. */
export async function mailReference(tx: Tx, payment: PaymentRecord): Promise<void> {
  const { transaction_id, entity, reference, deadline, credits, plan_id: planId } = payment
  const account = entity && reference && (await findAccount(tx, payment.user_id))
  if (!account || !account.email) return
  const { email: to, language, name } = account
  const about = {
    name,
    transactionId: transaction_id ?? '',
    amount: formatsOf(language).money(payment.gross_cents),
    what: { credits, planId },
    entity,
    reference,
    deadline: deadline?.toISOString() ?? null,
  }
  await postMail(tx, referenceMail, { to, language, data: about })
}

/** A part of a payment that goes back, as its mail tells of it. */
type Back = Pick<RefundRecord, 'credits' | 'cents'>

/** Mails the buyer about a part of their payment, unless they closed their account. */
async function mailPart<About extends ReturnType<typeof aboutPart>>(
  tx: Tx,
  kind: MailKind<About>,
  { payment, part }: { payment: PaymentRecord; part: Back },
  more: (language: Language) => Omit<About, keyof ReturnType<typeof aboutPart>>,
): Promise<void> {
  const account = await findAccount(tx, payment.user_id)
  if (!account?.email) return
  const { email: to, language, name } = account
  const data = { ...aboutPart(payment, part, { language, name }), ...more(language) } as About
  await postMail(tx, kind, { to, language, data })
}

/** Mails the buyer that money goes back to them, and what they owe since. */
export function mailRefund(
  tx: Tx,
  payment: PaymentRecord,
  { owed, ...part }: Back & { owed: number },
): Promise<void> {
  return mailPart(tx, refundMail, { payment, part }, () => ({ owed }))
}

/** Confirms to a buyer who withdrew what they declared, and when (`payments.withdrawal`). */
export function mailWithdrawal(
  tx: Tx,
  payment: PaymentRecord,
  {
    planAfter,
    ...refund
  }: Back & Pick<RefundRecord, 'asked_at'> & Required<Pick<AboutWithdrawal, 'planAfter'>>,
): Promise<void> {
  const { credits, plan_id: planId, gross_cents, paid_at, created_at } = payment
  return mailPart(tx, withdrawalMail, { payment, part: refund }, (language) => ({
    at: refund.asked_at.toISOString(),
    bought: {
      what: { credits, planId },
      amount: formatsOf(language).money(gross_cents),
      at: (paid_at ?? created_at).toISOString(),
    },
    planAfter,
  }))
}

/** Tells the buyer the number of a document that was just issued, and where it is. */
export function mailDocument(
  tx: Tx,
  payment: PaymentRecord,
  { document, number, ...part }: Back & Pick<AboutDocument, 'document' | 'number'>,
): Promise<void> {
  return mailPart(tx, documentMail, { payment, part }, () => ({ document, number }))
}

function aboutPart(
  payment: PaymentRecord,
  { credits, cents }: Back,
  { language, name }: { language: Language; name: string },
) {
  return {
    name,
    transactionId: payment.transaction_id ?? '',
    amount: formatsOf(language).money(cents),
    what: { credits, planId: payment.plan_id },
  }
}
