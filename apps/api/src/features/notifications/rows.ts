import { type OrderAct, orderMoves } from '@podium/contract/order-rules'
import { paths } from '@podium/contract/paths'
import type { PaymentStatus } from '@podium/contract/payments'
import type { Tx } from '../../platform/database/index.ts'
import { type OrderFacts, orderMoved, orderRecalled, recallTakenBack } from '../orders/index.ts'
import {
  type AcceptedDelegation,
  type DelegationFacts,
  type EndedDelegation,
  findDelegates,
} from '../delegations/index.ts'
import { findAccount } from '../identity/index.ts'
import { mayReach } from '../messages/index.ts'
import { paymentMoved, paymentRefunded } from '../payments/index.ts'
import { isShown } from '../profiles/index.ts'
import { reportDecided } from '../reports/index.ts'
import {
  type MailMoment,
  mailSide,
  supportCancelled,
  supportClosed,
  supportEnded,
  supportExpiring,
  type SupportFacts,
  wasAskedLately,
} from '../support/index.ts'
import { on, type Row } from './notification-row.ts'

/** Where a guardian acts for whom they look after. */
export const whereWardsAre = () => paths.settings({ part: 'acting' })

/** The ids of a user's guardians; a user who is not protected has none (`minors.guardian`). */
export async function guardiansOf(tx: Tx, userId: number): Promise<number[]> {
  const guardians = await findDelegates(tx, userId, 'GUARDIAN')
  return guardians.map(({ delegateId }) => delegateId)
}

/**
 * What a guardian is asked for a ward: all of it leads to one place, so that a line is known by this once it
 * is answered.
 */
export const askedForWard = (what: 'request' | 'agreement' | 'order' | 'match', id: number) =>
  `ward-${what}:${id}`

/** An athlete and their guardians: what waits for one of them is no question to the others either. */
export async function athleteAndGuardians(
  { athleteId }: { athleteId: number },
  tx: Tx,
): Promise<number[]> {
  return [athleteId, ...(await guardiansOf(tx, athleteId))]
}

/** Funds that are set and taken back again and again are mailed once a day. */
export const betweenTwo = ({ ownerId, athleteId }: { ownerId: number; athleteId: number }) =>
  `${ownerId} ${athleteId}`

type SupportLink = (support: SupportFacts) => string

export const athletePage = ({ athleteId }: { athleteId: number }) =>
  paths.athlete({ id: athleteId })
/** Where the athlete looks after their supporters. */
export const ownSupporters: SupportLink = ({ athleteId }) => paths.manage('ATHLETE', athleteId)
export const question: SupportLink = ({ supportId }) => paths.support({ id: supportId })
export const renewal: SupportLink = ({ athleteId, supportId }) =>
  paths.athlete({ id: athleteId, renew: supportId })
/** Where the athlete's page is not there it leads to the support, which both of them read. */
export const ifShown =
  (link: SupportLink) =>
  async (support: SupportFacts, tx: Tx): Promise<string> =>
    (await isShown(tx, support.athleteId)) ? link(support) : question(support)
/** An athlete who left has no page to lead to. */
export const pageUnless = (hasLeft: boolean, support: SupportFacts, tx: Tx) =>
  hasLeft ? paths.anyNetwork() : ifShown(athletePage)(support, tx)

type MomentOf<T> = (support: T) => MailMoment

type ToAthlete = SupportFacts & { isProtected?: boolean }

/** A name is words too: who is protected is told that of nobody who may not write to them (`minors.contacts`). */
async function isNamed(
  { supporterId, athleteId, isProtected }: ToAthlete,
  tx: Tx,
): Promise<boolean> {
  const guarded = isProtected ?? (await findAccount(tx, athleteId))?.protected
  return !guarded || mayReach(tx, supporterId, athleteId)
}

/** The athlete always knows who supports them, privately or not (`support.badges`). */
export const toAthlete = <T extends ToAthlete>(link: SupportLink, moment: MomentOf<T>): Row<T> => ({
  to: ({ athleteId }) => athleteId,
  by: async (support, tx) => ((await isNamed(support, tx)) ? support.supporterId : null),
  facts: supportFacts,
  link,
  mail: async (tx, support) => {
    const how = { moment: moment(support), isNamed: await isNamed(support, tx) }
    await mailSide(tx, { side: 'athlete', ...how }, support)
  },
})

/** A protected athlete's requests are answered by who looks after them (`minors.protected`). */
export const toGuardians: Row<SupportFacts & { isProtected: boolean }> = {
  to: async ({ athleteId, isProtected }, tx) => (isProtected ? guardiansOf(tx, athleteId) : []),
  by: ({ athleteId }) => athleteId,
  facts: supportFacts,
  link: whereWardsAre,
  thread: ({ supportId }) => askedForWard('request', supportId),
  mails: async (support, tx) => !(await wasAskedLately(tx, support)),
}

/** The guardians of somebody but one: the guardian who did it, or who is the other side of it. */
export const guardiansBut = async (
  { userId, byId }: { userId: number; byId: number },
  tx: Tx,
): Promise<number[]> => {
  return (await guardiansOf(tx, userId)).filter((id) => id !== byId)
}

interface SetMatch {
  matchId: number
  ownerId: number
  athleteId: number
  credits: number
}

/** A guardian hears by the ward's name for whom a fund is, unless they set it up themselves. */
export const matchToGuardians: Row<SetMatch> = {
  to: ({ athleteId: userId, ownerId: byId }, tx) => guardiansBut({ userId, byId }, tx),
  by: ({ athleteId }) => athleteId,
  facts: ({ credits }) => ({ credits, about: 'WARD' }),
  link: athletePage,
  thread: ({ matchId }) => askedForWard('match', matchId),
  daily: betweenTwo,
}

type SideOfWard = 'supporterId' | 'athleteId'

type OfWard = SupportFacts & { byId?: number }

/** A support that ends is told to the guardians of either side, but to one who did it, or is the other side. */
const ofWardSupport = (ward: SideOfWard, other: SideOfWard): Row<OfWard> => ({
  to: async (support, tx) => {
    const guardians = await guardiansBut({ userId: support[ward], byId: support[other] }, tx)
    return guardians.filter((id) => id !== support.byId)
  },
  by: (support) => support[ward],
  facts: supportFacts,
  link: whereWardsAre,
})

const wardSupports = ofWardSupport('supporterId', 'athleteId')
const wardIsSupported = ofWardSupport('athleteId', 'supporterId')

export const wardSupportRows = [
  on(supportExpiring, {
    ...wardSupports,
    facts: (support) => ({ ...supportFacts(support), outcome: 'EXPIRING' }),
  }),
  on(supportCancelled, { ...wardSupports, when: ({ wasActive }) => wasActive }),
  on(supportCancelled, { ...wardIsSupported, when: ({ wasActive }) => wasActive }),
  on(supportEnded, wardSupports),
  on(supportEnded, wardIsSupported),
  on(supportClosed, { ...wardSupports, when: (it) => it.leaverId !== it.supporterId }),
  on(supportClosed, { ...wardIsSupported, when: (it) => it.leaverId !== it.athleteId }),
] as const

export const toSupporter = <T extends SupportFacts>(
  link: Row<T>['link'],
  moment: MailMoment,
): Row<T> => ({
  to: ({ supporterId }) => supporterId,
  by: ({ athleteId }) => athleteId,
  facts: supportFacts,
  link,
  mail: (tx, support) => mailSide(tx, { side: 'supporter', moment }, support),
})

/** What the bell says of a support: never the words that were written with it. */
export function supportFacts({ credits, months, endsAt }: SupportFacts) {
  return { credits, months, ...(endsAt && { at: endsAt.toISOString() }) }
}

export const theOrder = ({ orderId }: OrderFacts) => paths.orders({ id: orderId })
export const buyer = ({ buyerId }: OrderFacts) => buyerId
export const seller = ({ sellerId }: OrderFacts) => sellerId
export const sides = (order: OrderFacts) => [buyer(order), seller(order)]

export const onAct = (wanted: OrderAct, parties: Pick<Row<OrderFacts>, 'to' | 'by'>) =>
  on(orderMoved, {
    when: ({ act }) => act === wanted,
    ...parties,
    facts: ({ title, credits, said, status }) => ({
      ...{ title, credits, outcome: status },
      ...(said && { reason: said }),
    }),
    link: theOrder,
  })

/** A guardian moves what their ward has bought (`minors.protected`), but for what they sell themselves. */
const ofWard: Row<OrderFacts> = {
  to: ({ buyerId: userId, sellerId: byId }, tx) => guardiansBut({ userId, byId }, tx),
  by: buyer,
  facts: ({ title, status: outcome }) => ({ title, outcome }),
  link: whereWardsAre,
}

/** What became of a ward's order without them; what the seller said stands in the order. */
export const wardOrderRows = [
  on(orderMoved, {
    ...ofWard,
    when: ({ act }) => orderMoves[act].by !== 'buyer',
    thread: ({ orderId }) => askedForWard('order', orderId),
  }),
] as const

export const wardRecallRows = [
  on(orderRecalled, { ...ofWard, facts: ({ title }) => ({ title }) }),
  on(recallTakenBack, { ...ofWard, facts: ({ title }) => ({ title, outcome: 'TAKEN_BACK' }) }),
] as const

export const onPayment = (wanted: PaymentStatus) =>
  on(paymentMoved, {
    when: ({ status }) => status === wanted,
    to: ({ userId }) => userId,
    facts: ({ credits, planId }) => ({
      ...(credits > 0 && { credits }),
      ...(planId && { planId }),
    }),
    link: ({ transactionId }) => paths.paymentStatus({ id: transactionId }),
  })

/** Each part of a payment that went back is told, with how many credits. */
export const onRefund = () =>
  on(paymentRefunded, {
    to: ({ userId }) => userId,
    facts: ({ back, planId }) => ({
      ...(back > 0 && { credits: back }),
      ...(planId && { planId }),
    }),
    link: ({ transactionId }) => paths.paymentStatus({ id: transactionId }),
  })

/** What the reported hears of a report that was dismissed; never who the reporter was. */
export const toReported = () =>
  on(reportDecided, {
    when: ({ decision }) => decision === 'DISMISSED',
    to: ({ reportedId }) => reportedId,
    facts: ({ kind }) => ({ about: kind }),
    link: () => paths.index({ legal: 'terms' }),
  })

/** To who acts, or was to act, for somebody else; not about what they did themselves. */
export const toDelegate: Row<DelegationFacts> = {
  to: async ({ delegateId, byId }) =>
    delegateId === null || delegateId === byId ? [] : [delegateId],
  by: ({ principalId }) => principalId,
  link: () => paths.settings({ part: 'acting' }),
}

/** To who is acted for; not about what they did themselves. */
export const toPrincipal: Row<DelegationFacts> = {
  to: async ({ principalId, byId }) => (principalId === byId ? [] : [principalId]),
  by: ({ delegateId }) => delegateId,
  link: () => paths.settings({ part: 'delegates' }),
}

/** Who is protected reads of a guardian, whom they cannot end (`minors.guardian`), where that is looked after. */
export const acceptedToPrincipal: Row<AcceptedDelegation> = {
  ...toPrincipal,
  facts: ({ kind }) => (kind === 'GUARDIAN' ? { outcome: 'guardian' } : {}),
  link: ({ kind }) => paths.settings({ part: kind === 'GUARDIAN' ? 'guardian' : 'delegates' }),
}

/** The other guardians hear that one more comes; who it is, stands in the settings. */
export const acceptedToGuardians: Row<AcceptedDelegation> = {
  when: ({ kind }) => kind === 'GUARDIAN',
  to: ({ principalId: userId, delegateId }, tx) =>
    guardiansBut({ userId, byId: delegateId ?? 0 }, tx),
  by: ({ principalId }) => principalId,
  facts: () => ({ outcome: 'coGuardian' }),
  link: () => paths.settings({ part: 'guardian' }),
}

export const endForDelegate = ({ wasActive, isOfAge, byId, kind }: EndedDelegation) => {
  if (isOfAge) return { outcome: byId === null ? 'ofAge' : 'dateChanged' }
  return { outcome: !wasActive ? 'withdrawn' : kind === 'GUARDIAN' ? 'ward' : 'delegate' }
}

/** As `acceptedToPrincipal`; who decides alone from now on reads all of it in one mail (`protection`). */
export const endedToPrincipal: Row<EndedDelegation> = {
  ...acceptedToPrincipal,
  when: ({ isOfAge }) => !isOfAge,
  facts: ({ wasActive, byId, kind, hasLeft }) => ({
    outcome: !wasActive
      ? byId === null || hasLeft
        ? 'lapsed'
        : 'declined'
      : kind === 'GUARDIAN'
        ? 'guardian'
        : 'principal',
  }),
}
