import { now } from '../../platform/clock.ts'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { entitlementsOf } from '../plans/index.ts'
import { countFirstContacts } from './inbox-records.ts'

interface Contacts {
  /** Null for as many as one likes. */
  perMonth: number | null
  left: number | null
}

/**
 * How many people somebody may write to first in a month, and how many are left of this one
 * (`plans.sold`).
 */
export async function firstContactsOf(db: Db, viewer: Viewer): Promise<Contacts> {
  if (viewer.role === 'ADMIN') return { perMonth: null, left: null }
  const [{ firstContactsPerMonth: perMonth }, used] = await Promise.all([
    entitlementsOf(db, viewer.id),
    countFirstContacts(db, viewer.id, now()),
  ])
  return { perMonth, left: perMonth === null ? null : Math.max(0, perMonth - used) }
}

/** Two tabs that begin at once: the second sees what the first one began. */
export async function lockFirstContacts(tx: Tx, viewer: Viewer): Promise<void> {
  await lock(tx, 'first-contacts', viewer.id)
}

/** Takes one of this month's first contacts, which are locked, or refuses with `planLimitReached`. */
export async function takeFirstContact(tx: Tx, viewer: Viewer): Promise<void> {
  if ((await firstContactsOf(tx, viewer)).left === 0) refuse('planLimitReached')
}
