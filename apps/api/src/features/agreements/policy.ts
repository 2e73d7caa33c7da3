import type { Agreement, AgreementSide } from '@podium/contract/agreements'
import { mayAs, type Viewer } from '../../platform/http/index.ts'
import type { AgreementRecord, VersionRecord } from './records.ts'

type Who = Pick<Viewer, 'id' | 'isProtected' | 'actor'>

/** Which side of an agreement a person is; undefined for everybody else, admins too. */
export function sideOf(
  { id }: Pick<Viewer, 'id'>,
  agreement: Pick<AgreementRecord, 'athlete_id' | 'supporter_id'>,
): AgreementSide | undefined {
  if (id === agreement.athlete_id) return 'ATHLETE'
  return id === agreement.supporter_id ? 'SUPPORTER' : undefined
}

/** Whether who acts for one side is the other one: nobody agrees with themselves (`delegation.scopes`). */
export function isBothSides({ actor }: Pick<Viewer, 'actor'>, agreement: AgreementRecord): boolean {
  return actor !== undefined && sideOf(actor, agreement) !== undefined
}

/**
 * Whether a delegate who acts for one side made the version for the other: agreeing takes two people
 * (`agreements.versions`).
 */
export function madeForOther(
  { actor }: Pick<Viewer, 'actor'>,
  version: VersionRecord | undefined,
): boolean {
  return actor !== undefined && actor.id === version?.delegate_id
}

/** Whether a side has accepted a version. */
export function hasAccepted(version: VersionRecord | undefined, side: AgreementSide): boolean {
  const at = side === 'ATHLETE' ? version?.athlete_accepted_at : version?.supporter_accepted_at
  return Boolean(at)
}

/** What one of the sides may do now; what is a guardian's is not the ward's (`minors.protected`). */
export function abilitiesOf(
  viewer: Who,
  agreement: AgreementRecord,
  { newest, canBeAsked }: { newest: VersionRecord | undefined; canBeAsked: boolean },
): Agreement['abilities'] {
  const side = sideOf(viewer, agreement) ?? 'ATHLETE'
  const isOpen = agreement.ended_at === null && !isBothSides(viewer, agreement)
  const decides = isOpen && !viewer.isProtected
  const holds = isOpen && agreement.holds !== null
  const supports = side === 'SUPPORTER'
  return {
    accept: decides && !hasAccepted(newest, side) && !madeForOther(viewer, newest),
    change: decides,
    end: decides,
    tick: holds && side === 'ATHLETE',
    comment: holds && supports,
    support: isOpen && supports && canBeAsked && mayAs(viewer, 'SPEND') && !viewer.isProtected,
  }
}
