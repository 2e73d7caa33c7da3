import type { Agreement, AgreementState, AgreementVersion } from '@podium/contract/agreements'
import type { Viewer } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { type CardRecord, type SupportBetween, viewPerson } from '../support/index.ts'
import { abilitiesOf } from './policy.ts'
import type { AgreementRecord, DeliverableRecord, MarkRecord, VersionRecord } from './records.ts'

interface AgreementParts {
  versions: VersionRecord[]
  deliverables: DeliverableRecord[]
  marks: MarkRecord[]
  cards: Map<number, CardRecord>
  supports: SupportBetween[]
  viewer: Viewer
  keys: FileKeys
}

export function stateOf({ ended_at, holds }: AgreementRecord): AgreementState {
  if (ended_at) return 'ENDED'
  return holds === null ? 'PROPOSED' : 'ACCEPTED'
}

/** An agreement as one of its sides sees it. */
export function viewAgreement(record: AgreementRecord, parts: AgreementParts): Agreement {
  const { id, title, version, holds, athlete_id: athleteId, supporter_id: supporterId } = record
  const { viewer, cards } = parts
  const versions = parts.versions.filter((one) => one.agreement_id === id)
  const newest = versions.find((one) => one.version === version)
  const athlete = cardOf(cards, athleteId)
  return {
    ...{ id, title, version, holds },
    state: stateOf(record),
    athlete: viewPerson(athlete, viewer),
    supporter: viewPerson(cardOf(cards, supporterId), viewer),
    versions: versions.map((one) => viewVersion(record, one, parts)),
    support: supportOf(record, parts.supports),
    createdAt: record.created_at.toISOString(),
    endedAt: record.ended_at?.toISOString() ?? null,
    endedBy: record.ended_by && (record.ended_by === 'ATHLETE' ? athleteId : supporterId),
    endReason: record.end_reason,
    abilities: abilitiesOf(viewer, record, { newest, canBeAsked: athlete.shown }),
  }
}

function cardOf(cards: Map<number, CardRecord>, id: number): CardRecord {
  const card = cards.get(id)
  if (!card) throw new Error(`there is nobody ${id}`)
  return card
}

function viewVersion(
  { athlete_id: athleteId, supporter_id: supporterId }: AgreementRecord,
  record: VersionRecord,
  { deliverables, marks, keys }: AgreementParts,
): AgreementVersion {
  const { agreement_id: id, version, text, athlete_accepted_at, supporter_accepted_at } = record
  const accepted = [athlete_accepted_at, supporter_accepted_at]
  const both = athlete_accepted_at && supporter_accepted_at
  return {
    ...{ version, text },
    madeBy: record.made_by === 'ATHLETE' ? athleteId : supporterId,
    madeAt: record.created_at.toISOString(),
    acceptedBy: [athleteId, supporterId].filter((_, at) => accepted[at]),
    heldFrom: both
      ? new Date(Math.max(both.getTime(), athlete_accepted_at.getTime())).toISOString()
      : null,
    deliverables: deliverables
      .filter((one) => one.agreement_id === id && one.version === version)
      .map((one) => viewDeliverable(one, marks, keys)),
  }
}

function viewDeliverable(
  { agreement_id: id, n, title, due }: DeliverableRecord,
  marks: MarkRecord[],
  keys: FileKeys,
) {
  const mark = marks.find((one) => one.agreement_id === id && one.n === n)
  const isDone = Boolean(mark?.done_at)
  return {
    ...{ n, title, due },
    link: isDone ? (mark?.link ?? null) : null,
    // The key goes to the two sides alone, so that no other caller sees it.
    picture: isDone && mark?.file_id ? keys.picture(mark.file_id, 'page') : null,
    doneAt: mark?.done_at?.toISOString() ?? null,
    comment: isDone ? (mark?.comment ?? '') : '',
  }
}

function supportOf(
  { athlete_id, supporter_id }: AgreementRecord,
  supports: SupportBetween[],
): Agreement['support'] {
  const found = supports.find(
    (one) => one.athleteId === athlete_id && one.supporterId === supporter_id,
  )
  if (!found) return null
  const { id, credits, status, endsAt } = found
  return { id, credits, status, endsAt: endsAt?.toISOString() ?? null }
}
