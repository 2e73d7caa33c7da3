import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { type Limits, refuseMailed } from '../../platform/http/index.ts'
import { findOpenBetween, markEnded, type NewDelegation } from './records.ts'

type Offered = Omit<NewDelegation, 'delegateId'>

interface Way {
  /** The id of an offer that waits and is the same as the new one, which nobody is told again; null without one. */
  same: number | null
  mayTell: boolean
  /** The hash of the secret in the link that was mailed with the offer that gave way. */
  secretHash: Buffer | null
}

/**
 * Has what still waits for the same person give way to a newer offer, told at most once in ten minutes
 * (`delegation.offer`). What was taken back a moment ago is not offered again at once: each time would
 * be a mail.
 */
export async function makeWay(
  tx: Tx,
  limits: Pick<Limits, 'mayMail'>,
  offered: Offered,
  to: { delegateId: number } | { email: string },
): Promise<Way> {
  const { principalId } = offered
  const open = await findOpenBetween(tx, principalId, to)
  const unanswered = open.filter((one) => !one.accepted_at && one.kind !== 'GUARDIAN')
  const waiting = unanswered.find((one) => one.offered_until > now())
  if (waiting && isSame(waiting, offered)) {
    return { same: waiting.id, mayTell: false, secretHash: null }
  }
  const whom = 'email' in to ? to.email : to.delegateId
  const mayTell = await limits.mayMail('delegation-offer', `${principalId} ${whom}`)
  const ids = unanswered.map((one) => one.id)
  const ended = await markEnded(tx, ids, 'unanswered')
  // What is accepted at this moment runs, and waits no more.
  const gaveWay = waiting && ended.some(({ id }) => id === waiting.id) ? waiting : undefined
  if (!gaveWay && !mayTell) refuseMailed()
  return { same: null, mayTell, secretHash: gaveWay?.secret_hash ?? null }
}

type Open = Awaited<ReturnType<typeof findOpenBetween>>[number]

function isSame({ kind, scopes, ends_at: endsAt }: Open, offered: Offered): boolean {
  const asked = new Set(offered.scopes)
  return (
    kind === offered.kind &&
    scopes.length === asked.size &&
    scopes.every((scope) => asked.has(scope)) &&
    endsAt?.getTime() === offered.endsAt?.getTime()
  )
}
