import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
import {
  agreementAccepted,
  agreementEnded,
  type AgreementFacts,
  agreementProposed,
  deliverableCommented,
  deliverableDone,
  deliverableDue,
  type EndedAgreement,
} from '../agreements/index.ts'
import { on, type Row } from './notification-row.ts'
import { askedForWard, guardiansBut, whereWardsAre } from './rows.ts'

export const theAgreement = ({ agreementId: id }: { agreementId: number }) =>
  paths.agreement({ id })

/** Whoever did it knows. */
export const otherSide = ({ athleteId, supporterId, byId }: AgreementFacts) =>
  byId === athleteId ? supporterId : athleteId

const by = ({ byId }: AgreementFacts) => byId

/** Whatever one of two does again and again, the other is mailed of it once a day. */
const betweenTwo = (facts: AgreementFacts) => `${by(facts)} ${otherSide(facts)}`

/**
 * What a protected athlete agrees on is answered by who looks after them (`minors.protected`); the others hear
 * what one of them did.
 */
async function guardiansOfTold(facts: AgreementFacts, tx: Tx): Promise<number[]> {
  const { athleteId: userId, supporterId, byId, actorId } = facts
  if (byId === userId && actorId === undefined) return []
  const guardians = await guardiansBut({ userId, byId: supporterId }, tx)
  return guardians.filter((id) => id !== actorId)
}

/**
 * A guardian hears by the ward's name of whom an agreement is, and acts for the ward to get to it: it is none
 * of theirs.
 */
const toGuardian = {
  to: guardiansOfTold,
  by: ({ athleteId }: AgreementFacts) => athleteId,
  link: whereWardsAre,
}
const ofWard = { about: 'WARD' }

const proposedFacts = ({ title, isFirst }: AgreementFacts & { isFirst: boolean }) => ({
  title,
  outcome: isFirst ? 'PROPOSED' : 'CHANGED',
})

export const proposedRows = [
  on(agreementProposed, {
    to: otherSide,
    by,
    facts: proposedFacts,
    link: theAgreement,
    daily: betweenTwo,
  }),
  on(agreementProposed, {
    ...toGuardian,
    // What their own side proposes asks nothing of them.
    when: ({ athleteId, byId: maker }) => maker !== athleteId,
    facts: (what) => ({ ...proposedFacts(what), ...ofWard }),
    daily: betweenTwo,
    thread: ({ agreementId }) => askedForWard('agreement', agreementId),
  }),
] as const

export const acceptedRows = [
  on(agreementAccepted, { to: otherSide, by, facts: proposedFacts, link: theAgreement }),
  on(agreementAccepted, {
    ...toGuardian,
    facts: (what) => ({ ...proposedFacts(what), ...ofWard }),
  }),
] as const

const endedFacts = ({ title, held, left }: EndedAgreement) => ({
  title,
  outcome: left ? 'LEFT' : held ? 'ENDED' : 'WITHDRAWN',
})

/** What the ward's own side ends, a guardian does. */
const endedForGuardian = (what: EndedAgreement) => {
  const facts = { ...endedFacts(what), ...ofWard }
  if (by(what) !== what.athleteId) return facts
  return { ...facts, outcome: what.held ? 'ENDED_BY_GUARDIAN' : 'DROPPED_BY_GUARDIAN' }
}

const ended: Row<EndedAgreement> = {
  // A proposal that is taken back leaves no line: the one about it goes (`takeBackProposalBell`).
  when: ({ undone }) => !undone,
  to: otherSide,
  by,
  facts: endedFacts,
  link: theAgreement,
}

export const endedRows = [
  on(agreementEnded, ended),
  on(agreementEnded, {
    ...ended,
    ...toGuardian,
    facts: endedForGuardian,
  }),
] as const

const commentOf = ({ agreementId, deliverable }: AgreementFacts & { deliverable: string }) =>
  `comment:${agreementId}:${deliverable}`

export const doneRows = [
  on(deliverableDone, {
    to: otherSide,
    by,
    facts: ({ title, deliverable }) => ({ title, deliverable }),
    link: theAgreement,
  }),
  on(deliverableCommented, {
    to: otherSide,
    by,
    facts: ({ title, deliverable }) => ({ title, deliverable, about: 'COMMENT' }),
    link: theAgreement,
    daily: betweenTwo,
    thread: commentOf,
  }),
  // What an adult says to a ward is theirs to know; what the ward ticks, the ward does alone.
  on(deliverableCommented, {
    ...toGuardian,
    facts: ({ title, deliverable }) => ({ title, deliverable, ...ofWard }),
    daily: betweenTwo,
    thread: commentOf,
  }),
] as const

export const dueRows = [
  on(deliverableDue, {
    to: ({ athleteId, supporterId }) => [athleteId, supporterId],
    facts: ({ title, deliverable, due: at }) => ({ title, deliverable, at }),
    link: theAgreement,
  }),
  on(deliverableDue, {
    to: ({ athleteId: userId, supporterId: byId }, tx) => guardiansBut({ userId, byId }, tx),
    by: ({ athleteId }) => athleteId,
    facts: ({ title, deliverable, due: at }) => ({ title, deliverable, at, ...ofWard }),
    link: whereWardsAre,
  }),
] as const
