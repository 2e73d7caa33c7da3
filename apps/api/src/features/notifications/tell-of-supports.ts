import type { NotificationKind } from '@podium/contract/notifications'
import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
import type { SupportFacts } from '../support/index.ts'
import { notify } from './notify.ts'

/*
 * What the two sides of a support hear at their bells; the feature itself mails them. The athlete
 * always knows who supports them, privately or not (`support.badges`).
 */

type Link = (facts: SupportFacts) => string

const athletePage: Link = ({ athleteId }) => paths.athlete({ id: athleteId })
const question: Link = ({ supportId }) => paths.support({ id: supportId })
/** Where the athlete has left and has no page. */
const network: Link = () => paths.anyNetwork()
const renewal: Link = ({ athleteId, supportId }) =>
  paths.athlete({ id: athleteId, renew: supportId })

/** The athlete hears of a request. */
export function tellOfRequest(tx: Tx, facts: SupportFacts): Promise<void> {
  return tellAthlete(tx, 'supportRequested', facts, question)
}

/** The supporter hears of the athlete's answer, or that none came. */
export const tellOfAccepted = toSupporter('supportAccepted', athletePage)
export const tellOfUnanswered = toSupporter('supportUnanswered', athletePage)
export const tellOfExpiring = toSupporter('supportExpiring', renewal)

/** An athlete who left answers no more, and has no page to lead to. */
export function tellOfRejected(tx: Tx, facts: SupportFacts & { left: boolean }): Promise<void> {
  return toSupporter('supportRejected', facts.left ? network : athletePage)(tx, facts)
}

/** The athlete hears that a supporter cancelled. */
export function tellOfCancelled(tx: Tx, facts: SupportFacts): Promise<void> {
  return tellAthlete(tx, 'supportCancelled', facts, athletePage)
}

/** Both sides hear that a support ended before its time, which is asked for anew and not renewed. */
export async function tellOfClosed(
  tx: Tx,
  facts: SupportFacts & { leaverId: number | null },
): Promise<void> {
  const hasAthleteLeft = facts.leaverId === facts.athleteId
  await toSupporter('supportEnded', hasAthleteLeft ? network : athletePage)(tx, facts)
  await tellAthlete(tx, 'supportEnded', facts, athletePage)
}

/** Both sides hear that the time of a support is over. */
export async function tellOfEnd(tx: Tx, facts: SupportFacts): Promise<void> {
  await toSupporter('supportEnded', renewal)(tx, facts)
  await tellAthlete(tx, 'supportEnded', facts, athletePage)
}

function toSupporter(kind: NotificationKind, link: Link) {
  return (tx: Tx, facts: SupportFacts): Promise<void> => {
    const about = { facts: factsOf(facts), link: link(facts) }
    return notify(tx, facts.supporterId, { kind, actorId: facts.athleteId, ...about })
  }
}

function tellAthlete(
  tx: Tx,
  kind: NotificationKind,
  facts: SupportFacts,
  link: Link,
): Promise<void> {
  const about = { facts: factsOf(facts), link: link(facts) }
  return notify(tx, facts.athleteId, { kind, actorId: facts.supporterId, ...about })
}

function factsOf({ credits, months, endsAt }: SupportFacts) {
  return { credits, months, ...(endsAt && { at: endsAt.toISOString() }) }
}
