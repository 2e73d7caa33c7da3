import type { OrderAct } from '@podium/contract/order-rules'
import { type OrderMailFacts, orderMailPhrases } from '@podium/phrases/order-mails'
import type { Tx } from '../../platform/database/index.ts'
import { mailKind, postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import type { OrderRecord } from './records.ts'

interface AboutOrder extends OrderMailFacts {
  orderId: number
  moment: 'place' | OrderAct
  to: 'buyer' | 'seller'
}

/** A moment in the life of an order, told to one side. */
export const orderMail = mailKind<AboutOrder>('order', (about, { language, link }) => {
  const { moments, action } = orderMailPhrases[language]
  const mail = moments[about.moment][about.to]
  if (!mail) throw new Error(`no mail to the ${about.to} about ${about.moment}`)
  return {
    subject: mail.subject(about.product),
    title: mail.title,
    paragraphs: [mail.text(about)],
    action: { label: action, url: link(`/orders/${about.orderId}`) },
  }
})

/** Mails the sides that a moment concerns, each in their own language. */
export async function mailBothSides(
  tx: Tx,
  order: OrderRecord,
  moment: 'place' | OrderAct,
  said: string,
): Promise<void> {
  const [buyer, seller] = [
    await findAccount(tx, order.buyer_id),
    await findAccount(tx, order.seller_id),
  ]
  const { id: orderId, title: product, credits } = order
  const names = { buyer: nameOf(buyer), seller: nameOf(seller) }
  for (const [to, account] of [
    ['buyer', buyer],
    ['seller', seller],
  ] as const) {
    if (!account?.email || !orderMailPhrases.en.moments[moment][to]) continue
    const about = { orderId, moment, to, name: account.name, ...names, product, credits, said }
    await postMail(tx, orderMail, { to: account.email, language: account.language, data: about })
  }
}

function nameOf(account: { name: string; last_name: string } | undefined): string {
  return [account?.name, account?.last_name].filter(Boolean).join(' ')
}
