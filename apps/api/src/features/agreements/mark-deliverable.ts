import type { Agreement, tickDeliverable as tickRoute } from '@podium/contract/agreements'
import type { Input } from '@podium/contract/route'
import { now } from '../../platform/clock.ts'
import { isDuplicate, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { type FileKeys, keepProof, setKept } from '../files/index.ts'
import { mayReach } from '../messages/index.ts'
import { deliverableCommented, deliverableDone } from './events.ts'
import { sideOf } from './policy.ts'
import { readAgreement } from './read-agreements.ts'
import { type AgreementRecord, findHeld, findMark, type MarkRecord, upsertMark } from './records.ts'
import { factsOf, lockOpen, otherSide, refuseOver, requireWelcome } from './sides.ts'

interface Which {
  id: number
  n: number
}

type Proof = Input<typeof tickRoute>['body']

/**
 * The athlete ticks what was done, with a link or a picture (`agreements.deliverables`); again changes
 * the proof, and `done: false` takes it back with what was said of it. The other side is told once.
 * Where words would not reach them the tick counts, and neither it nor a new proof comes to them.
 */
export async function tickDeliverable(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { id, n, link = null, pictureId = null, done }: Which & Proof,
): Promise<Agreement> {
  const { agreement, title, mark } = await lockHeld(tx, keys, viewer, { id, n })
  if (sideOf(viewer, agreement) !== 'ATHLETE') refuse('entityDoesNotExist')
  if (done && !link && pictureId === null) refuseField('link', { kind: 'NotBlank' })
  // To take back what was never ticked would leave a mark of having told it.
  if (!done && !mark?.done_at) return readAgreement(tx, keys, viewer, id)
  const { from, to } = otherSide(viewer, agreement)
  const reaches = await mayReach(tx, from, to)
  const given = reaches ? { link, file_id: pictureId } : proofOf(mark)
  const current = mark?.file_id ?? null
  await keepPicture(tx, viewer, { wanted: done ? given.file_id : null, current })
  const proof = done ? { done_at: mark?.done_at ?? now(), ...given } : takenBack
  await once(() => upsertMark(tx, { id, n }, proof))
  if (done && reaches && !wasTicked(mark)) {
    await tx.emit(deliverableDone, { ...factsOf(agreement, viewer), deliverable: title })
  }
  return readAgreement(tx, keys, viewer, id)
}

/** What was ticked and is not any more: an empty link, as none was ever given, remembers that it was told. */
const takenBack = { done_at: null, link: '', file_id: null, comment: '' }

function wasTicked(mark: MarkRecord | undefined): boolean {
  return Boolean(mark?.done_at) || mark?.link === takenBack.link
}

/** What shows already that something was done. */
function proofOf(mark: MarkRecord | undefined): Pick<MarkRecord, 'link' | 'file_id'> {
  return mark?.done_at ? { link: mark.link, file_id: mark.file_id } : { link: null, file_id: null }
}

/** The supporter says something of what was done; '' takes it away. */
export async function commentDeliverable(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { id, n, text }: Which & { text: string },
): Promise<Agreement> {
  const { agreement, title, mark } = await lockHeld(tx, keys, viewer, { id, n })
  if (sideOf(viewer, agreement) !== 'SUPPORTER') refuse('entityDoesNotExist')
  if (!mark?.done_at) await refuseOver(tx, keys, viewer, id)
  if (text) await requireWelcome(tx, otherSide(viewer, agreement))
  await upsertMark(tx, { id, n }, { comment: text })
  if (text && text !== mark?.comment) {
    await tx.emit(deliverableCommented, { ...factsOf(agreement, viewer), deliverable: title })
  }
  return readAgreement(tx, keys, viewer, id)
}

interface Held {
  agreement: AgreementRecord
  title: string
  mark: MarkRecord | undefined
}

/** What an agreement that holds promises under a number, with the agreement locked. */
async function lockHeld(tx: Tx, keys: FileKeys, viewer: Viewer, { id, n }: Which): Promise<Held> {
  const agreement = await lockOpen(tx, keys, viewer, id)
  if (agreement.holds === null) await refuseOver(tx, keys, viewer, id)
  const { title } = (await findHeld(tx, agreement, n)) ?? refuse('entityDoesNotExist')
  return { agreement, title, mark: await findMark(tx, id, n) }
}

/** Keeps a picture of the athlete's that shows nothing else, and lets go of the one before. */
async function keepPicture(
  tx: Tx,
  { id: userId }: Viewer,
  { wanted, current }: { wanted: number | null; current: number | null },
): Promise<void> {
  if (wanted === current) return
  const isTheirs = wanted === null || (await keepProof(tx, { id: wanted, userId }))
  if (!isTheirs) refuseField('pictureId', { kind: 'Pattern' })
  if (current !== null) await setKept(tx, current, false)
}

/** A picture that shows one thing shows no other. */
async function once(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (isDuplicate(error, 'agreement_marks_file')) refuseField('pictureId', { kind: 'Pattern' })
    throw error
  }
}
