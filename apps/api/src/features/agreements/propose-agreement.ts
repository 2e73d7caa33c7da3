import type { Agreement, AgreementForm, VersionForm } from '@podium/contract/agreements'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { mayBegin } from '../messages/index.ts'
import { findCard, hasSupported, keepInPlace } from '../support/index.ts'
import { agreementProposed } from './events.ts'
import { isFull, numberDeliverables, requireDaysAhead } from './number-deliverables.ts'
import { hasAccepted, sideOf } from './policy.ts'
import { readAgreement } from './read-agreements.ts'
import {
  findEveryDeliverable,
  findProposed,
  findVersion,
  insertAgreement,
  insertVersion,
  type Sides,
  updateAgreement,
} from './records.ts'
import { factsOf, lockOpen, otherSide, requireWelcome } from './sides.ts'

/**
 * Proposes an agreement to a member whose page is there, once at a time for two (`agreements.between`).
 * Its first version is accepted by its maker.
 */
export async function proposeAgreement(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { userId, title, text, deliverables }: AgreementForm,
): Promise<Agreement> {
  if (viewer.actor?.id === userId) refuse('forbidden')
  await keepInPlace(tx, viewer.id, userId)
  const sides = await sidesWith(tx, viewer, userId)
  await requireLatestTerms(tx, viewer)
  await requireWelcome(tx, { from: viewer.id, to: userId })
  await requireKnown(tx, sides, { from: viewer.id, to: userId })
  await lock(tx, 'agreement', sides.athleteId, sides.supporterId)
  const waiting = await findProposed(tx, sides)
  if (waiting) refuseStale('duplicatePending', await readAgreement(tx, keys, viewer, waiting.id))
  const id = await insertAgreement(tx, { ...sides, title })
  const madeBy = viewer.role === 'ATHLETE' ? 'ATHLETE' : 'SUPPORTER'
  const numbered = numberDeliverables(deliverables, [])
  const delegateId = viewer.actor?.id ?? null
  await insertVersion(tx, { id, version: 1 }, { text, madeBy, delegateId, deliverables: numbered })
  const told = { agreementId: id, title, byId: viewer.id, ...sides }
  await tx.emit(agreementProposed, { ...told, isFirst: true })
  return readAgreement(tx, keys, viewer, id)
}

/** Whom no support ties to the viewer is asked only by whom they let begin (`messages.rules`). */
async function requireKnown(
  tx: Tx,
  sides: Sides,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (await hasSupported(tx, sides)) return
  if (!(await mayBegin(tx, from, to))) refuse('recipientUnavailable')
}

/** Who is the athlete of the two, and who supports; anybody else is not there to be asked. */
async function sidesWith(tx: Tx, viewer: Viewer, userId: number): Promise<Sides> {
  const other = await findCard(tx, userId)
  if (!other?.shown) refuse('userNotFound')
  if (viewer.role === 'ATHLETE') {
    if (other.role !== 'SPONSOR' && other.role !== 'MANAGER') refuse('userNotFound')
    return { athleteId: viewer.id, supporterId: userId }
  }
  if (other.role !== 'ATHLETE') refuse('userNotFound')
  return { athleteId: userId, supporterId: viewer.id }
}

/**
 * Makes another version, which its maker accepts with it; the one that holds goes on until the other side
 * accepts this one too. The newest words again, from the side that wrote them, change nothing.
 */
export async function changeAgreement(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { id, text, deliverables, after }: VersionForm & { id: number },
): Promise<Agreement> {
  const agreement = await lockOpen(tx, keys, viewer, id)
  const madeBy = sideOf(viewer, agreement) ?? refuse('entityDoesNotExist')
  await requireLatestTerms(tx, viewer)
  await requireWelcome(tx, otherSide(viewer, agreement))
  if (after !== undefined && after !== agreement.version) {
    refuseStale('stateChanged', await readAgreement(tx, keys, viewer, id))
  }
  const [every, newest] = await Promise.all([
    findEveryDeliverable(tx, id),
    findVersion(tx, agreement),
  ])
  requireDaysAhead(deliverables, every)
  const numbered = numberDeliverables(deliverables, every)
  const before = every.filter(({ version }) => version === agreement.version)
  const isSame = newest?.text === text && sameAs(numbered, before)
  if (isSame && hasAccepted(newest, madeBy)) return readAgreement(tx, keys, viewer, id)
  if (isFull(agreement)) refuse('tooManyEvents')
  const version = agreement.version + 1
  const delegateId = viewer.actor?.id ?? null
  await insertVersion(tx, { id, version }, { text, madeBy, delegateId, deliverables: numbered })
  await updateAgreement(tx, id, { version })
  await tx.emit(agreementProposed, { ...factsOf(agreement, viewer), isFirst: false })
  return readAgreement(tx, keys, viewer, id)
}

type Words = { n: number; due: string | null }

function sameAs(one: Words[], other: Words[]): boolean {
  const said = (list: Words[]) => JSON.stringify(list.map(({ n, due }) => [n, due]))
  return said(one) === said(other)
}
