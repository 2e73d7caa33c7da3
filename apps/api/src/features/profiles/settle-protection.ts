import { adultAge, isMinor } from '@podium/contract/ages'
import { calendarDay } from '@podium/contract/calendar'
import { now } from '../../platform/clock.ts'
import { type Db, type InTransaction, lock, type Tx } from '../../platform/database/index.ts'
import { eachByItself, job, jobHandler, type JobHandler } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { findPersonalData, updatePerson } from '../identity/index.ts'
import { regionOf } from '../places/index.ts'
import { profileChanged, protectionEnded } from './events.ts'
import { beginProtection } from './protection.ts'
import { findProfile, findWronglyProtected } from './records.ts'

const settleJob = job<object>('settle-protection', { retries: 0, schedule: '2 * * * *' })

/**
 * Ends the protection of everybody whose eighteenth birthday has come, every hour, and begins it for
 * those whose birth date was told before there was any (`minors.protected`), each by itself.
 */
export function protectionHandler(deps: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(settleJob, async () => {
    const found = await findWronglyProtected(deps.db, eighteenYearsAgo())
    await eachByItself(deps, found, { act: settle, failed: 'protection could not be settled' })
  })
}

/** The latest birth date of who is of age today; ISO day. */
function eighteenYearsAgo(): string {
  const today = calendarDay(now())
  // Eighteen years before the end of February in a leap year there was none.
  const day = today.slice(4).replace('-02-29', '-02-28')
  return `${Number(today.slice(0, 4)) - adultAge}${day}`
}

async function settle(tx: Tx, id: number): Promise<void> {
  await lock(tx, 'visibility', id)
  const profile = await findProfile(tx, id)
  if (!profile?.active) return
  const { role, country_code: country, birth_date: birthDate } = profile
  const isProtected = isMinor(birthDate, now())
  // The date may have been changed since this was found.
  if (isProtected === profile.protected) return
  const { postal_code: postalCode } = await findPersonalData(tx, id)
  const region = isProtected ? null : await regionOf(tx, country ?? '', postalCode ?? '')
  await updatePerson(tx, id, { protected: isProtected, region })
  if (isProtected) await beginProtection(tx, profile)
  else await tx.emit(protectionEnded, { userId: id, role, byId: null })
  await tx.emit(profileChanged, { userId: id })
}
