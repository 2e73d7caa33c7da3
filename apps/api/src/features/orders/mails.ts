import type { NotificationKind } from '@podium/contract/notifications'
import type { OrderAct } from '@podium/contract/order-rules'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { TraderDetails } from '@podium/contract/traders'
import { type OrderMailFacts, orderMailPhrases } from '@podium/phrases/order-mails'
import type { Tx } from '../../platform/database/index.ts'
import { type MailKind, mailKind, postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import type { OrderRecord } from './records.ts'

type Moment = 'place' | OrderAct
type To = 'buyer' | 'seller'

interface AboutOrder extends OrderMailFacts {
  orderId: number
  /** Who sold it, in what the buyer is mailed. */
  trader: TraderDetails | null
  /** Whether a guardian does what the mail asks of the buyer. */
  byGuardian: boolean
}

/**
 * The event each mail tells of; one without is about the buyer's own credits and always goes, as those
 * of an order declined or left unanswered do by their kind (`notifications.kinds`).
 */
const events: Record<Moment, Partial<Record<To, NotificationKind>>> = {
  place: { seller: 'orderPlaced' },
  ship: { buyer: 'orderShipped' },
  decline: { buyer: 'orderDeclined' },
  expire: { buyer: 'orderReleased', seller: 'orderPlaced' },
  confirm: { seller: 'orderConfirmed' },
  settle: { seller: 'orderConfirmed' },
  dispute: { seller: 'orderDisputed' },
  pay: { buyer: 'orderDecided', seller: 'orderDecided' },
  refund: { seller: 'orderDecided' },
  cancel: { seller: 'orderWithdrawn' },
  withdraw: { seller: 'orderWithdrawn' },
  lapse: { buyer: 'orderReturned', seller: 'orderReturned' },
  return: { seller: 'orderWithdrawn' },
  receiveBack: {},
  settleReturn: { seller: 'orderReturned' },
  contest: { buyer: 'orderDisputed' },
  claim: { seller: 'orderClaimed' },
  grant: { seller: 'orderDecided' },
  dismiss: { buyer: 'orderDecided', seller: 'orderDecided' },
}

/** What asks something of the buyer, or offers it: who ordered may withdraw. */
const askingBuyer: ReadonlySet<Moment> = new Set(['place', 'ship', 'settle', 'withdraw'])

const moments = Object.keys(events) as Moment[]
const nameOfMail = (moment: Moment, to: To) => `order-${moment}-${to}`

/** One kind of mail for each side at each moment that it is told of. */
const kinds = new Map<string, MailKind<AboutOrder>>()
for (const moment of moments) {
  for (const to of ['buyer', 'seller'] as const) {
    if (!orderMailPhrases.en.moments[moment][to]) continue
    kinds.set(nameOfMail(moment, to), orderMail(moment, to))
  }
}

export const orderMails = [...kinds.values()]

function orderMail(moment: Moment, to: To): MailKind<AboutOrder> {
  const write: MailKind<AboutOrder>['write'] = (about, { language, link }) => {
    const phrases = orderMailPhrases[language]
    const mail = phrases.moments[moment][to]
    if (!mail) throw new Error(`no mail to the ${to} about ${moment}`)
    return {
      subject: mail.subject(about.product, about.stands),
      title: mail.title,
      paragraphs: [
        mail.text({ ...about, ...namesIn(about, phrases.gone) }),
        ...(about.byGuardian ? [phrases.byGuardian] : []),
      ],
      action: { label: phrases.action, url: link(paths.orders({ id: about.orderId })) },
      ...(to === 'buyer' && about.trader && { note: phrases.soldBy(about.trader) }),
    }
  }
  return mailKind(nameOfMail(moment, to), write, events[moment][to])
}

/** Who has left has no name, and orders go on without them (`orders.claims`). */
function namesIn({ buyer, seller }: OrderMailFacts, gone: { buyer: string; seller: string }) {
  return { buyer: buyer || gone.buyer, seller: seller || gone.seller }
}

/** Mails the sides that a moment concerns, each in their own language. */
export async function mailBothSides(
  tx: Tx,
  order: OrderRecord,
  moment: Moment,
  said: string,
): Promise<void> {
  const buyer = await findAccount(tx, order.buyer_id)
  const seller = await findAccount(tx, order.seller_id)
  const { id: orderId, title: product, credits, trader, paid_at, ended_at } = order
  const stands = order.contested_at !== null
  // What paid the seller ended the order too; what came before that had been paid.
  const kept = paid_at !== null && paid_at.getTime() !== ended_at?.getTime()
  const names = {
    buyer: personName({ name: buyer?.name, lastName: buyer?.last_name }),
    seller: personName({ name: seller?.name, lastName: seller?.last_name }),
  }
  for (const [to, account] of Object.entries({ buyer, seller }) as [To, typeof buyer][]) {
    const kind = kinds.get(nameOfMail(moment, to))
    if (!kind || !account?.email) continue
    const byGuardian = to === 'buyer' && account.protected && askingBuyer.has(moment)
    const data = {
      ...{ orderId, name: account.name, ...names },
      ...{ product, credits, said, kept, stands, trader, byGuardian },
    }
    await postMail(tx, kind, { to: account.email, language: account.language, data })
  }
}
