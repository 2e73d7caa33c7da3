import type { Register, RegisterForm, ShownRegister } from '@podium/contract/registers'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseStale } from '../../platform/refuse.ts'
import { requireReadable } from '../profiles/index.ts'
import {
  findRegister,
  lockRegister,
  type RegisterRecord,
  submittedAt,
  updateRegister,
} from './records.ts'
import { viewRegister, viewShown } from './views.ts'

export async function readOwnRegister(db: Db, userId: number): Promise<Register> {
  return viewRegister(await findRegister(db, userId))
}

/** What a manager's page shows of the register they name (`userNotFound`). */
export async function readShownRegister(
  db: Db,
  viewer: Viewer | null,
  userId: number,
): Promise<{ register: ShownRegister | null }> {
  await requireReadable(db, viewer, { id: userId, role: 'MANAGER' })
  return { register: viewShown(await findRegister(db, userId)) }
}

/**
 * Names the register a manager is in, for the page and for an admin to check (`registers.check`). A change
 * of what was checked is not checked, which the page says; the same again changes nothing. What began before
 * another change is refused (`stateChanged`).
 */
export async function nameRegister(tx: Tx, userId: number, form: RegisterForm): Promise<Register> {
  const before = await lockRegister(tx, userId)
  const isOpen = before.state === 'SUBMITTED' || before.state === 'CHECKED'
  if (isOpen && isSame(before, form)) return viewRegister(before)
  if (isStale(form, before)) refuseStale('stateChanged', viewRegister(before))
  const { name, number, countryCode: country_code } = form
  const named = await updateRegister(tx, userId, {
    ...{ name, number, country_code },
    state: 'SUBMITTED',
    checked_at: null,
    changed: before.state === 'CHECKED' || (before.state === 'SUBMITTED' && before.changed),
    reason: '',
    // Who changes what waits already keeps their place among those who wait.
    submitted_at: submittedAt(before),
  })
  return viewRegister(named)
}

/** Whether a change began before the one that stands. Without a row there was none: it begins with 1. */
function isStale({ after }: RegisterForm, { version }: RegisterRecord): boolean {
  return after !== undefined && Math.max(after, 1) !== version
}

function isSame(before: RegisterRecord, { name, number, countryCode }: RegisterForm): boolean {
  return before.name === name && before.number === number && before.country_code === countryCode
}

/** Takes the register off the page, with all that was decided about it. */
export async function takeRegisterOff(tx: Tx, userId: number): Promise<Register> {
  const before = await lockRegister(tx, userId)
  if (before.state === 'NONE') return viewRegister(before)
  const nothing = { name: '', number: '', country_code: '', reason: '' }
  const taken = await updateRegister(tx, userId, {
    ...nothing,
    state: 'NONE',
    checked_at: null,
    changed: false,
    submitted_at: null,
  })
  return viewRegister(taken)
}
