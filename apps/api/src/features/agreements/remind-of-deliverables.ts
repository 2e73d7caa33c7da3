import { agreementReminderDays } from '@podium/contract/agreements'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { timed } from '../../platform/jobs/index.ts'
import { deliverableDue } from './events.ts'

/** Every hour, reminds of what has to be done within seven days, each day that was agreed on once. */
export const remindingOfDeliverablesHandler = timed(
  'remind-of-deliverables',
  '41 * * * *',
  async (tx) => {
    for (const one of await takeDue(tx)) await tx.emit(deliverableDue, one)
  },
)

interface Due {
  agreementId: number
  athleteId: number
  supporterId: number
  title: string
  deliverable: string
  due: string
}

/** Takes what is due and was not told yet, and notes that it is told. */
async function takeDue(tx: Tx): Promise<Due[]> {
  const today = calendarDay(now())
  const { rows } = await sql<Due>`
    with due as (
      select a.id, a.athlete_id, a.supporter_id, a.title, d.n, d.title as deliverable, d.due
      from agreement_deliverables d
      join agreements a on a.id = d.agreement_id and a.holds = d.version
      left join agreement_marks m on m.agreement_id = a.id and m.n = d.n
      where d.due between ${today}::date and ${dayAfter(today, agreementReminderDays)}::date
        and a.ended_at is null and m.done_at is null
        and m.reminded_for is distinct from d.due
      order by d.due, a.id, d.n limit 500
    ), noted as (
      insert into agreement_marks (agreement_id, n, reminded_for)
      select id, n, due from due
      on conflict (agreement_id, n) do update set reminded_for = excluded.reminded_for
    )
    select id as "agreementId", athlete_id as "athleteId", supporter_id as "supporterId", title,
      deliverable, due
    from due`.execute(tx)
  return rows
}
