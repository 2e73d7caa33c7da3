import type { ListedRegister } from '@podium/contract/registers'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { recordAct, recordReading } from '../audit/index.ts'
import { endHolding, recordRestriction, type Why } from '../decisions/index.ts'
import { registerChecked } from './events.ts'
import { findOneListed, lockRegister, type RegisterRecord, updateRegister } from './records.ts'
import { viewListed } from './views.ts'

interface Decision extends Why {
  state: 'CHECKED' | 'REFUSED'
  /** Of what the admin looked at; without it, of whatever stands there. */
  version?: number | undefined
}

/** A register as an admin looks at it before deciding, which is on record (`admin.record`). */
export async function examineRegister(
  db: Db,
  admin: Viewer,
  userId: number,
): Promise<ListedRegister> {
  const seen = await readListed(db, userId)
  await recordReading(db, admin, { act: 'REGISTER_READ', on: { kind: 'user', id: userId } })
  return seen
}

/** A register as admins see it (`userNotFound`). */
async function readListed(db: Db, userId: number): Promise<ListedRegister> {
  return viewListed((await findOneListed(db, userId)) ?? refuse('userNotFound'))
}

/**
 * Marks the register that a manager named as checked, or refuses it, which takes it off their page. Nothing
 * that changed since it was looked at is decided (`stateChanged`); the same decision again changes nothing.
 */
export async function decideRegister(
  tx: Tx,
  admin: Viewer,
  userId: number,
  { version, ...decision }: Decision,
): Promise<ListedRegister> {
  const seen = await readListed(tx, userId)
  const before = await lockRegister(tx, userId)
  if (before.state === 'NONE') refuseStale('stateChanged', seen)
  if (!isDone(before, decision)) {
    if (version !== undefined && version !== before.version) {
      refuseStale('stateChanged', await readListed(tx, userId))
    }
    await decide(tx, admin, before, decision)
  }
  return readListed(tx, userId)
}

function isDone(register: RegisterRecord, { state, reason }: Decision): boolean {
  if (register.state !== state) return false
  return state === 'CHECKED' || register.reason === reason
}

async function decide(
  tx: Tx,
  admin: Viewer,
  before: RegisterRecord,
  { state, reason, basis }: Decision,
): Promise<void> {
  const { user_id: userId, name, number } = before
  const isChecked = state === 'CHECKED'
  await updateRegister(tx, userId, {
    state,
    checked_at: isChecked ? now() : null,
    changed: false,
    reason: isChecked ? '' : reason,
  })
  const act = {
    on: { kind: 'user', id: userId },
    before: { state: before.state, name, number },
    after: { state },
    reason,
  } as const
  if (isChecked) {
    await endHolding(tx, userId, ['REGISTER_REFUSED'])
    await recordAct(tx, admin, { act: 'REGISTER_CHECKED', ...act })
    await tx.emit(registerChecked, { userId, name })
    return
  }
  const undo = {
    state: before.state,
    checkedAt: before.checked_at?.toISOString() ?? null,
    changed: before.changed,
    reason: before.reason,
  }
  const quoted = [name, number].join(', ')
  await recordRestriction(tx, admin, {
    ...{ act: 'REGISTER_REFUSED', ...act, basis, restricts: userId, quoted, undo },
  })
}

/** Takes an admin's refusal back: all is as before it, unless the manager named something anew since. */
export async function takeRegisterRefusalBack(
  tx: Tx,
  userId: number,
  undo: Record<string, unknown> | null,
): Promise<void> {
  const register = await lockRegister(tx, userId)
  if (register.state !== 'REFUSED' || !undo) return
  const {
    state,
    checkedAt,
    changed,
    reason = '',
  } = undo as {
    state: RegisterRecord['state']
    checkedAt: string | null
    changed: boolean
    reason?: string
  }
  await updateRegister(tx, userId, {
    state,
    checked_at: checkedAt === null ? null : new Date(checkedAt),
    changed,
    reason,
  })
}
