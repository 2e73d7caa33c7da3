import type { NotificationKind } from '@podium/contract/notifications'
import type { Tx } from '../../platform/database/index.ts'
import type { AgreementFacts, EndedAgreement } from '../agreements/index.ts'
import type { OrderFacts } from '../orders/index.ts'
import type { EndedMatch, SupportFacts } from '../support/index.ts'
import { theAgreement } from './agreement-rows.ts'
import { countUnreadOf, deleteAbout, findAdmins, markAnsweredRead } from './records.ts'
import {
  askedForWard,
  athleteAndGuardians,
  athletePage,
  guardiansOf,
  question,
  theOrder,
} from './rows.ts'

/** What a request asked is answered, or is no question any more: the bell does not call it new. */
export async function forgetRequestBell(tx: Tx, support: SupportFacts): Promise<void> {
  await forget(tx, await athleteAndGuardians(support, tx), aboutRequest(support))
}

/** A request that its supporter took back was never asked; one that ran was answered long before. */
export async function takeBackRequestBell(
  tx: Tx,
  support: SupportFacts & { wasActive: boolean },
): Promise<void> {
  if (support.wasActive) return
  await takeBack(tx, await athleteAndGuardians(support, tx), aboutRequest(support))
}

/** A proposal that was accepted, changed or dropped is no question any more either. */
export async function forgetProposalBell(tx: Tx, agreement: AgreementFacts): Promise<void> {
  await forget(tx, await readersOf(agreement, tx), aboutProposal(agreement))
}

/** A proposal that its side took back before the other one answered was never made. */
export async function takeBackProposalBell(tx: Tx, agreement: EndedAgreement): Promise<void> {
  if (!agreement.undone) return forgetProposalBell(tx, agreement)
  await takeBack(tx, await readersOf(agreement, tx), aboutProposal(agreement))
}

async function readersOf(agreement: AgreementFacts, tx: Tx): Promise<number[]> {
  return [agreement.supporterId, ...(await athleteAndGuardians(agreement, tx))]
}

const aboutProposal = (agreement: AgreementFacts) =>
  ({
    link: theAgreement(agreement),
    kinds: ['agreementProposed'],
    thread: askedForWard('agreement', agreement.agreementId),
  }) as const

/** A match fund that gave nothing and was taken back the same day was never set. */
export async function takeBackMatchBell(tx: Tx, fund: EndedMatch): Promise<void> {
  if (!fund.undone) return
  const { matchId, athleteId, ownerId: by, setAt: since } = fund
  const link = athletePage(fund)
  await takeBack(tx, [athleteId], { link, kinds: ['matchSet'], by, since })
  const thread = askedForWard('match', matchId)
  await takeBack(tx, await guardiansOf(tx, athleteId), { link, kinds: [], thread })
}

async function takeBack(
  tx: Tx,
  userIds: number[],
  about: Parameters<typeof deleteAbout>[2],
): Promise<void> {
  for (const userId of userIds)
    if (await deleteAbout(tx, userId, about)) await tellUnread(tx, userId)
}

const aboutRequest = (support: SupportFacts) =>
  ({
    link: question(support),
    kinds: ['supportRequested'],
    thread: askedForWard('request', support.supportId),
  }) as const

/** The step before is over once the next is made: of an order at most the newest line is new. */
export async function forgetOrderBell(tx: Tx, order: OrderFacts): Promise<void> {
  const { orderId, buyerId, sellerId } = order
  const guardians = await guardiansOf(tx, buyerId)
  const readers = [buyerId, sellerId, ...guardians, ...(await findAdmins(tx))]
  const thread = askedForWard('order', orderId)
  await forget(tx, readers, { link: theOrder(order), kinds: orderSteps, thread })
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
  what: Parameters<typeof markAnsweredRead>[2],
): Promise<void> {
  for (const userId of await markAnsweredRead(tx, userIds, what)) await tellUnread(tx, userId)
}

async function tellUnread(tx: Tx, userId: number): Promise<void> {
  tx.publish(userId, { type: 'NOTIFICATION', id: 0, unread: await countUnreadOf(tx, userId) })
}
