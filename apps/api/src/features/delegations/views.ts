import type { Delegation } from '@podium/contract/delegations'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { DelegationPorts } from './ports.ts'
import { type DelegationRecord, findDelegation } from './records.ts'

/** Delegations as one of their sides sees them, with the people in one statement. */
export async function viewDelegations(
  db: Db,
  { viewPeople }: Pick<DelegationPorts, 'viewPeople'>,
  { records, readerId }: { records: readonly DelegationRecord[]; readerId: number },
): Promise<Delegation[]> {
  const ids = records.flatMap((one) => [one.principal_id, one.delegate_id ?? one.principal_id])
  const people = await viewPeople(db, ids)
  return records.map((record) => {
    const { id, kind, scopes, state, principal_id, delegate_id } = record
    const principal = people.get(principal_id)
    if (!principal) throw new Error(`Nobody is the principal of delegation ${id}.`)
    return {
      ...{ id, kind, scopes, state, principal },
      delegate: (delegate_id !== null && people.get(delegate_id)) || null,
      email: readerId === principal_id ? record.email : null,
      endsAt: record.ends_at?.toISOString() ?? null,
      offeredAt: record.created_at.toISOString(),
      offeredUntil: record.offered_until.toISOString(),
      acceptedAt: record.accepted_at?.toISOString() ?? null,
      endedAt: endOf(record)?.toISOString() ?? null,
      abilities: {
        accept: state === 'OFFERED' && readerId === delegate_id && isOfferedByMembers(record),
        end: state !== 'ENDED' && mayEnd(readerId, record),
      },
    }
  })
}

/** One of them; it must be there. */
export async function readDelegation(
  db: Db,
  ports: Pick<DelegationPorts, 'viewPeople'>,
  { id, readerId }: { id: number; readerId: number },
): Promise<Delegation> {
  const record = await findDelegation(db, id)
  const [delegation] = await viewDelegations(db, ports, {
    records: record ? [record] : [],
    readerId,
  })
  return delegation ?? refuse('entityDoesNotExist')
}

/** When it ended, also where the job has not noted it yet. */
function endOf({ state, accepted_at, ended_at, ends_at, offered_until }: DelegationRecord) {
  if (state !== 'ENDED') return null
  return ended_at ?? (accepted_at ? ends_at : offered_until)
}

/** A guardian comes another way than by an offer among members. */
export function isOfferedByMembers({ kind }: Pick<DelegationRecord, 'kind'>): boolean {
  return kind !== 'GUARDIAN'
}

/** Either side ends a delegation, but a ward does not end a guardianship. */
export function mayEnd(
  userId: number,
  {
    kind,
    principal_id,
    delegate_id,
  }: Pick<DelegationRecord, 'kind' | 'principal_id' | 'delegate_id'>,
): boolean {
  return userId === delegate_id || (userId === principal_id && kind !== 'GUARDIAN')
}
