import { testClockLimits } from '@podium/contract/limits'
import type { TestClock } from '@podium/contract/test-clock'
import { CronExpressionParser } from 'cron-parser'
import { daysAhead, goAhead, now } from '../../platform/clock.ts'
import { type Db, type InTransaction, lock } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type JobHandler, type Jobs, scheduleZone } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { refuseField } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import { carrySessionsAlong } from '../identity/index.ts'
import { addDay, findDays } from './records.ts'

export interface TestClockDeps {
  inTransaction: InTransaction
  jobs: Jobs
  jobHandlers: readonly JobHandler[]
  log: Log
  database: { db: Db }
}

/**
 * Moves the clock day by day, and does on each day what falls due on it, so that what is told a week
 * before something ends is told a week before (`clock.ahead`). Of two who press at once, one goes first.
 */
export function moveClock(deps: TestClockDeps, viewer: Viewer, wanted: number): Promise<TestClock> {
  return deps.inTransaction(async (tx) => {
    await lock(tx, 'test-clock')
    const before = await findDays(tx)
    const max = testClockLimits.mostDays - before
    if (wanted > max) refuseField('days', { kind: 'Max', max: Math.max(0, max) })
    for (let step = 0; step < wanted; step++) await liveADay(deps)
    const after = await findDays(tx)
    await recordAct(tx, viewer, {
      act: 'CLOCK_MOVED',
      on: { kind: 'clock', id: '' },
      before: { days: before },
      after: { days: after },
    })
    return viewClock()
  })
}

export function viewClock(): TestClock {
  return { now: now().toISOString(), days: daysAhead() }
}

async function liveADay({ inTransaction, jobs, jobHandlers, log }: TestClockDeps): Promise<void> {
  const from = now()
  const days = await inTransaction(async (tx) => {
    await carrySessionsAlong(tx, 1)
    return addDay(tx)
  })
  goAhead(days)
  for (const { job, run } of jobHandlers) {
    if (!job.schedule || !fallsDue(job.schedule, from)) continue
    try {
      await run({} as never)
    } catch (error) {
      // It is tried again as ever, by the worker.
      log.warn({ job: job.name, error: String(error) }, 'a job failed while the clock was moved')
      await inTransaction((tx) => jobs.enqueue(tx, { ...job }, [{}]))
    }
  }
}

/** Whether a schedule has a turn between a moment and now. */
function fallsDue(schedule: string, from: Date): boolean {
  const turns = CronExpressionParser.parse(schedule, { currentDate: from, tz: scheduleZone })
  return turns.next().toDate() <= now()
}
