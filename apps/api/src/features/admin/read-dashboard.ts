import { calendarDay, dayAfter, endOfDay } from '@podium/contract/calendar'
import type { Dashboard, DayFigure } from '@podium/contract/admin'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { countFailedJobs } from '../../platform/jobs/index.ts'
import { countAppeals } from '../decisions/index.ts'
import { countOpenContactRequests } from '../messages/index.ts'
import { countUndecided } from '../orders/index.ts'
import { countRegisters } from '../registers/index.ts'
import { countOpenReports } from '../reports/index.ts'
import { countSupports } from '../support/index.ts'
import { countSubmitted } from '../traders/index.ts'
import { creditsByDay, sumLedger } from '../wallet/index.ts'
import { countPeople } from './list-records.ts'

/** How it goes: what there is now, what waits, and how it came about day by day. */
export async function readDashboard(db: Db, days: number): Promise<Dashboard> {
  const dayBefore = dayAfter(calendarDay(now()), -days)
  const since = new Date(endOfDay(dayBefore).getTime() + 1)
  const [people, ledger, supports, appeals, waiting, sold, supported] = await Promise.all([
    countPeople(db, since),
    sumLedger(db),
    countSupports(db),
    countAppeals(db),
    countWaiting(db),
    creditsByDay(db, 'PURCHASE', since),
    creditsByDay(db, 'SUPPORT_RECEIVED', since),
  ])
  return {
    people: people.people,
    activeSupports: supports.active,
    pendingSupports: supports.pending,
    ...ledger,
    waiting: { ...waiting, appeals: appeals.waiting },
    stuckAppeals: appeals.stuck,
    series: {
      newPeople: everyDay(people.byDay, dayBefore, days),
      sold: everyDay(sold, dayBefore, days),
      supported: everyDay(supported, dayBefore, days),
    },
  }
}

async function countWaiting(db: Db): Promise<Omit<Dashboard['waiting'], 'appeals'>> {
  const [reports, disputes, traders, registers, contactRequests, failedJobs] = await Promise.all([
    countOpenReports(db),
    countUndecided(db),
    countSubmitted(db),
    countRegisters(db),
    countOpenContactRequests(db),
    countFailedJobs(db),
  ])
  return { reports, disputes, traders, registers, contactRequests, failedJobs }
}

/** A figure for each of so many days after another one; days on which nothing happened have none. */
function everyDay(known: DayFigure[], dayBefore: string, days: number): DayFigure[] {
  const counts = new Map(known.map((figure) => [figure.day, figure.count]))
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(dayBefore, index + 1)
    return { day, count: counts.get(day) ?? 0 }
  })
}
