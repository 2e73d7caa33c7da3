import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { WaitingList } from '../../platform/waiting.ts'
import { findChoices, findHiddenWards, findOffersOf } from './records.ts'

/** The wards of a guardian whose page nobody sees, though the guardian could show it. */
export async function waitingWardPages(
  db: Db,
  guardianId: number,
  most: number,
): Promise<WaitingList> {
  const hidden = await findHiddenWards(db, guardianId)
  const list = hidden.slice(0, most).map(({ id, since }) => {
    const whose = { personId: id, wardId: id }
    return { id, since: since ?? now(), deadline: null, ...whose, facts: {} }
  })
  return { total: hidden.length, list }
}

/** Whether the page of somebody protected waits for an adult, and whether one is named. */
export async function needsAdult(db: Db, wardId: number): Promise<{ asked: boolean } | undefined> {
  const [choices, offers] = await Promise.all([
    findChoices(db, { wardId }),
    findOffersOf(db, [wardId]),
  ])
  return choices.length === 0 ? { asked: offers.length > 0 } : undefined
}
