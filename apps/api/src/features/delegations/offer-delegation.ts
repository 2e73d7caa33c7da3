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
import type { Caller, Limits, Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { addresseeOf, findAccount } from '../identity/index.ts'
import { delegationOffered } from './events.ts'
import { offerMail } from './mails.ts'
import type { DelegationPorts } from './ports.ts'
import { insertDelegation, type NewDelegation } from './records.ts'
import { makeWay } from './make-way.ts'
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
  limits: Pick<Limits, 'mayMail'>,
): Promise<Delegation> {
  if (await ports.isSilenced(tx, viewer.id)) refuse('forbidden')
  const { kind, scopes, userId, email = '' } = asked
  const agreed = { principalId: viewer.id, kind, scopes, endsAt: momentOf(asked.endsAt) }
  const id =
    userId === undefined
      ? await offerByMail(tx, { ports, limits }, agreed, { email, language })
      : await offerToMember(tx, { ports, limits }, { ...agreed, delegateId: userId })
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

interface Parts {
  ports: DelegationPorts
  limits: Pick<Limits, 'mayMail'>
}

async function offerToMember(
  tx: Tx,
  { ports: { mayKnow, mayReach }, limits }: Parts,
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
  const way = await makeWay(tx, limits, offered, { delegateId })
  if (way.same) return way.same
  const offer = { until: secondsFromNow(offerDays * day), email: null, secretHash: null }
  const id = await insertDelegation(tx, offered, offer)
  const about = { delegationId: id, principalId, delegateId, byId: principalId }
  if (way.mayTell) await tx.emit(delegationOffered, about)
  return id
}

async function offerByMail(
  tx: Tx,
  { ports, limits }: Parts,
  offered: Offered,
  { email, language }: { email: string; language: Caller['language'] },
): Promise<number> {
  const { principalId, kind } = offered
  const way = await makeWay(tx, limits, offered, { email })
  if (way.same) return way.same
  const secret = newSecret()
  // The link that is on its way leads to what is offered by then.
  const secretHash = way.mayTell ? hashOf(secret) : way.secretHash
  const offer = { until: secondsFromNow(offerDays * day), email, secretHash }
  const id = await insertDelegation(tx, { ...offered, delegateId: null }, offer)
  const reader = await addresseeOf(tx, { email, language })
  const isReached = !reader.userId || (await ports.mayReach(tx, principalId, reader.userId))
  if (!way.mayTell || !isReached) return id
  const account = reader.userId ? await findAccount(tx, principalId) : undefined
  const principal = personName({ name: account?.name, lastName: account?.last_name })
  const data = { principal, kind, link: paths.delegation({ token: secret }) }
  await postMail(tx, offerMail, { to: email, language: reader.language, data })
  return id
}
