import type { Delegation, readOffer as readRoute } from '@podium/contract/delegations'
import type { Reply } from '@podium/contract/route'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { hashOf } from '../../platform/secrets.ts'
import { endDelegations, letRun } from './agree.ts'
import type { DelegationPorts } from './ports.ts'
import { type DelegationRecord, findBySecret, findDelegation, lockDelegation } from './records.ts'
import { isOfferedByMembers, mayEnd, readDelegation } from './views.ts'

/** Accepts what was offered to the caller; what they accepted before stays accepted. */
export async function acceptDelegation(
  tx: Tx,
  ports: DelegationPorts,
  viewer: Viewer,
  id: number,
): Promise<Delegation> {
  const offer = await lockOffer(tx, id, viewer.id)
  const wanted = { id, readerId: viewer.id }
  if (offer?.delegate_id !== viewer.id) refuse('entityDoesNotExist')
  if (offer.state === 'ENDED') refuseStale('stateChanged', await readDelegation(tx, ports, wanted))
  if (offer.state === 'OFFERED') {
    await letRun(tx, offer, viewer.id)
    if (!(await ports.mayReach(tx, offer.principal_id, viewer.id))) refuse('recipientUnavailable')
  }
  return readDelegation(tx, ports, wanted)
}

/**
 * Takes the offer behind a mailed link, once (`delegation.offer`); a member does not take what they
 * offered themselves.
 */
export async function claimDelegation(
  tx: Tx,
  ports: DelegationPorts,
  viewer: Viewer,
  secret: string,
): Promise<Delegation> {
  const found = await findBySecret(tx, hashOf(secret))
  const offer = found && (await lockOffer(tx, found.id, viewer.id))
  if (!offer || !isOfferedByMembers(offer)) refuse('invalidToken')
  if (offer.principal_id === viewer.id) refuse('forbidden')
  const isTheirs = offer.state === 'ACTIVE' && offer.delegate_id === viewer.id
  if (offer.state !== 'OFFERED' && !isTheirs) refuse('invalidToken')
  if (isTheirs) return readDelegation(tx, ports, { id: offer.id, readerId: viewer.id })
  await letRun(tx, offer, viewer.id)
  // Whoever one of the two keeps away since then is not reached by an older link either: all is undone.
  if (!(await ports.mayReach(tx, offer.principal_id, viewer.id))) refuse('invalidToken')
  return readDelegation(tx, ports, { id: offer.id, readerId: viewer.id })
}

/** One of several answers to the offers of two people comes first, and the others see what it did. */
async function lockOffer(
  tx: Tx,
  id: number,
  delegateId: number,
): Promise<DelegationRecord | undefined> {
  const offer = await findDelegation(tx, id)
  if (!offer || !isOfferedByMembers(offer)) return undefined
  await lock(tx, 'delegation', offer.principal_id, delegateId)
  return lockDelegation(tx, id)
}

/** What the offer behind a mailed link is, while it can be taken. */
export async function readOffer(
  db: Db,
  { viewPeople }: DelegationPorts,
  secret: string,
): Promise<Reply<typeof readRoute>> {
  const offer = await findBySecret(db, hashOf(secret))
  if (offer?.state !== 'OFFERED' || !isOfferedByMembers(offer)) refuse('invalidToken')
  const { kind, scopes, principal_id, ends_at, offered_until } = offer
  const principal = (await viewPeople(db, [principal_id])).get(principal_id)
  if (!principal) refuse('invalidToken')
  const endsAt = ends_at?.toISOString() ?? null
  return { kind, scopes, endsAt, principal, offeredUntil: offered_until.toISOString() }
}

/** Ends a delegation, withdraws an offer or declines one; what is over stays over. */
export async function endDelegation(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const record = await findDelegation(tx, id)
  const isTheirs = record?.principal_id === viewer.id || record?.delegate_id === viewer.id
  if (!record || !isTheirs) refuse('entityDoesNotExist')
  if (!mayEnd(viewer.id, record)) refuse('forbidden')
  await endDelegations(tx, [id], viewer.id)
}
