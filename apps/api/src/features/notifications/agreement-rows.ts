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
} from '../agreements/index.ts'
import { findDelegates } from '../delegations/index.ts'
import { on, type Row } from './notification-row.ts'

const theAgreement = ({ agreementId: id }: { agreementId: number }) => paths.agreement({ id })

/** Whoever did it knows. */
const otherSide = ({ athleteId, supporterId, byId }: AgreementFacts) =>
  byId === athleteId ? supporterId : athleteId

const by = ({ byId }: AgreementFacts) => byId

/** What a protected athlete agrees on is answered by who looks after them (`minors.protected`). */
async function guardiansOfTold(facts: AgreementFacts, tx: Tx): Promise<number[]> {
  if (facts.byId === facts.athleteId) return []
  const guardians = await findDelegates(tx, facts.athleteId, 'GUARDIAN')
  return guardians.map(({ delegateId }) => delegateId)
}

const ward = ({ athleteId }: AgreementFacts) => athleteId
const whereWardsAre = () => paths.settings({ part: 'acting' })

const proposedFacts = ({ title, isFirst }: AgreementFacts & { isFirst: boolean }) => ({
  title,
  outcome: isFirst ? 'PROPOSED' : 'CHANGED',
})

export const proposedRows = [
  on(agreementProposed, { to: otherSide, by, facts: proposedFacts, link: theAgreement }),
  on(agreementProposed, {
    to: guardiansOfTold,
    by: ward,
    facts: (what) => ({ ...proposedFacts(what), about: 'WARD' }),
    link: whereWardsAre,
  }),
] as const

const accepted: Row<AgreementFacts & { isFirst: boolean }> = {
  to: otherSide,
  by,
  facts: ({ title, isFirst }) => ({ title, outcome: isFirst ? 'PROPOSED' : 'CHANGED' }),
  link: theAgreement,
}

export const acceptedRows = [
  on(agreementAccepted, accepted),
  on(agreementAccepted, { ...accepted, to: guardiansOfTold, link: whereWardsAre }),
] as const

const ended: Row<AgreementFacts & { held: boolean; left: boolean }> = {
  to: otherSide,
  by,
  facts: ({ title, held, left }) => ({
    title,
    outcome: left ? 'LEFT' : held ? 'ENDED' : 'WITHDRAWN',
  }),
  link: theAgreement,
}

export const endedRows = [
  on(agreementEnded, ended),
  on(agreementEnded, { ...ended, to: guardiansOfTold, link: whereWardsAre }),
] as const

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
  }),
] as const

export const dueRows = [
  on(deliverableDue, {
    to: ({ athleteId, supporterId }) => [athleteId, supporterId],
    facts: ({ title, deliverable, due: at }) => ({ title, deliverable, at }),
    link: theAgreement,
  }),
] as const
