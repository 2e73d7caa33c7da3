import type { NotificationKind } from '@podium/contract/notifications'
import type { Tx } from '../../platform/database/index.ts'
import type { EndedAgreement } from '../agreements/index.ts'
import type { OrderFacts } from '../orders/index.ts'
import type { EndedMatch, SupportFacts } from '../support/index.ts'
import { otherSide, theAgreement } from './agreement-rows.ts'
import { countUnreadOf, deleteAbout, findAdmins, markAnsweredRead } from './records.ts'
import { athleteAndGuardians, athletePage, question, theOrder } from './rows.ts'

/** What a request asked is answered, or is no question any more: the bell does not call it new. */
export function forgetRequestBell(tx: Tx, support: SupportFacts): Promise<void> {
  return forget(tx, [support.athleteId], aboutRequest(support))
}

/** A request that its supporter took back was never asked; one that ran was answered long before. */
export async function takeBackRequestBell(
  tx: Tx,
  support: SupportFacts & { wasActive: boolean },
): Promise<void> {
  if (support.wasActive) return
  await takeBack(tx, support.athleteId, aboutRequest(support))
}

/** Nor was a proposal that its side took back before the other one answered. */
export async function takeBackProposalBell(tx: Tx, agreement: EndedAgreement): Promise<void> {
  if (!agreement.undone) return
  const about = { link: theAgreement(agreement), kinds: ['agreementProposed'] } as const
  await takeBack(tx, otherSide(agreement), about)
}

/** Nor a fund that gave nothing and was taken back the same day. */
export async function takeBackMatchBell(tx: Tx, fund: EndedMatch): Promise<void> {
  if (!fund.undone) return
  const { ownerId: by, setAt: since } = fund
  const about = { link: athletePage(fund), kinds: ['matchSet'], by, since } as const
  for (const userId of await athleteAndGuardians(fund, tx)) await takeBack(tx, userId, about)
}

async function takeBack(
  tx: Tx,
  userId: number,
  about: Parameters<typeof deleteAbout>[2],
): Promise<void> {
  if (await deleteAbout(tx, userId, about)) await tellUnread(tx, userId)
}

const aboutRequest = (support: SupportFacts) =>
  ({ link: question(support), kinds: ['supportRequested'] }) as const

/** The step before is over once the next is made: of an order at most the newest line is new. */
export async function forgetOrderBell(tx: Tx, order: OrderFacts): Promise<void> {
  const readers = [order.buyerId, order.sellerId, ...(await findAdmins(tx))]
  await forget(tx, readers, { link: theOrder(order), kinds: orderSteps })
}

const orderSteps: readonly NotificationKind[] = [
  'orderPlaced',
  'orderShipped',
  'orderDisputed',
  'orderClaimed',
  'orderWithdrawn',
]

async function forget(
  tx: Tx,
  userIds: number[],
  what: { link: string; kinds: readonly NotificationKind[] },
): Promise<void> {
  for (const userId of await markAnsweredRead(tx, userIds, what)) await tellUnread(tx, userId)
}

async function tellUnread(tx: Tx, userId: number): Promise<void> {
  tx.publish(userId, { type: 'NOTIFICATION', id: 0, unread: await countUnreadOf(tx, userId) })
}
