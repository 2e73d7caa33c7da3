import {
  type Delegation,
  mostDelegationYears,
  offerDays,
  type offerDelegation as offerRoute,
} from '@podium/contract/delegations'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Input } from '@podium/contract/route'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { findAccount } from '../identity/index.ts'
import { delegationOffered } from './events.ts'
import { offerMail } from './mails.ts'
import type { DelegationPorts } from './ports.ts'
import { findOpenBetween, insertDelegation, markEnded, type NewDelegation } from './records.ts'
import { readDelegation } from './views.ts'

/**
 * Offers a member, or an address, to act for the caller (`delegation.offer`). Whether a member has an address is not
 * asked, so that the answer cannot tell.
 */
export async function offerDelegation(
  tx: Tx,
  ports: DelegationPorts,
  asked: Input<typeof offerRoute>['body'],
  { viewer, language }: Caller<Viewer>,
): Promise<Delegation> {
  const { kind, scopes, userId, email = '' } = asked
  const agreed = { principalId: viewer.id, kind, scopes, endsAt: momentOf(asked.endsAt) }
  const id =
    userId === undefined
      ? await offerByMail(tx, agreed, { email, language })
      : await offerToMember(tx, ports, { ...agreed, delegateId: userId })
  return readDelegation(tx, ports, { id, readerId: viewer.id })
}

function momentOf(text: string | null | undefined): Date | null {
  if (!text) return null
  const moment = new Date(text)
  const latest = new Date(now())
  latest.setUTCFullYear(latest.getUTCFullYear() + mostDelegationYears)
  if (moment <= now() || moment > latest) refuseField('endsAt', { kind: 'Pattern' })
  return moment
}

type Offered = Omit<NewDelegation, 'delegateId'>

async function offerToMember(
  tx: Tx,
  { mayKnow, mayReach }: DelegationPorts,
  offered: Offered & { delegateId: number },
): Promise<number> {
  const { principalId, delegateId } = offered
  const account = (await findAccount(tx, delegateId)) ?? refuse('userNotFound')
  if (!account.activated_at) refuse('userNotFound')
  if (delegateId === principalId || account.role === 'ADMIN') refuse('forbidden')
  // Of who hides the answer tells neither the name nor whether they are of age.
  if (!(await mayKnow(tx, principalId, delegateId))) refuse('userNotFound')
  const isReached = !account.protected && (await mayReach(tx, principalId, delegateId))
  if (!isReached) refuse('recipientUnavailable')
  await withdrawEarlier(tx, principalId, { delegateId })
  const offer = { until: secondsFromNow(offerDays * day), email: null, secretHash: null }
  const id = await insertDelegation(tx, offered, offer)
  await tx.emit(delegationOffered, { delegationId: id, principalId, delegateId, byId: principalId })
  return id
}

async function offerByMail(
  tx: Tx,
  offered: Offered,
  { email, language }: { email: string; language: Caller['language'] },
): Promise<number> {
  const { principalId, kind } = offered
  await withdrawEarlier(tx, principalId, { email })
  const secret = newSecret()
  const offer = { until: secondsFromNow(offerDays * day), email, secretHash: hashOf(secret) }
  const id = await insertDelegation(tx, { ...offered, delegateId: null }, offer)
  const account = await findAccount(tx, principalId)
  const principal = personName({ name: account?.name, lastName: account?.last_name })
  const data = { principal, kind, link: paths.delegation({ token: secret }) }
  await postMail(tx, offerMail, { to: email, language, data })
  return id
}

/** A newer offer takes the place of one that still waits for the same person. */
async function withdrawEarlier(
  tx: Tx,
  principalId: number,
  to: { delegateId: number } | { email: string },
): Promise<void> {
  const open = await findOpenBetween(tx, principalId, to)
  const waiting = open.filter((one) => !one.accepted_at && one.kind !== 'GUARDIAN')
  await markEnded(
    tx,
    waiting.map((one) => one.id),
  )
}
