import {
  type ClickPlace,
  type ExposurePlace,
  mostSeenTogether,
} from '@podium/contract/exposure-rules'
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/index.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    exposures: {
      athlete_id: number
      supporter_id: number
      /** ISO day in Portugal. */
      day: string
      place: ExposurePlace
      views: number
      clicks: number
    }
  }
}

/** So many views of an athlete in a place on a day, by a member or, as 0, by visitors. */
export interface ViewSum {
  athleteId: number
  place: ExposurePlace
  viewerId: number
  day: string
  views: number
}

/** So many clicks on a supporter's website where an athlete is shown. */
export interface ClickSum {
  athleteId: number
  supporterId: number
  place: ClickPlace
  day: string
  clicks: number
}

/** The supports of SQL that everybody may know of now. */
const shown = (at: Date) => sql`
  s.status = 'ACTIVE' and not s.private and s.supporter_shown and s.ends_at > ${at}`

const column = <T>(rows: readonly T[], of: (row: T) => string | number) => rows.map(of)

/**
 * Adds to the sums, in one statement: each view to everybody who is shown with the athlete at this moment,
 * but to the viewer (`exposure.seen`), nor to members for whom the viewer is a delegate: the server draws the
 * page of a tab that is loaded again for the delegate, who may be acting in it. Rows are written in the order of
 * the key, so that two processes wait for each other and never both.
 */
export async function addExposures(
  db: Db,
  views: readonly ViewSum[],
  clicks: readonly ClickSum[],
): Promise<void> {
  const at = now()
  await sql`
    with viewed as (
      select * from unnest(
        ${column(views, ({ athleteId }) => athleteId)}::integer[],
        ${column(views, ({ place }) => place)}::text[],
        ${column(views, ({ viewerId }) => viewerId)}::integer[],
        ${column(views, ({ day }) => day)}::date[],
        ${column(views, (row) => row.views)}::integer[]
      ) as v (athlete_id, place, viewer_id, day, views)),
    together as (
      select athletes.athlete_id, s.supporter_id
      from (select distinct athlete_id from viewed) athletes
      join profile_cards a on a.id = athletes.athlete_id and a.shown
      cross join lateral (
        select s.supporter_id from supports s
        where s.athlete_id = athletes.athlete_id and ${shown(at)}
        order by (s.supporter_role = 'SPONSOR') desc, s.active_from desc, s.id desc
        limit ${mostSeenTogether}) s),
    clicked as (
      select * from unnest(
        ${column(clicks, ({ athleteId }) => athleteId)}::integer[],
        ${column(clicks, ({ supporterId }) => supporterId)}::integer[],
        ${column(clicks, ({ place }) => place)}::text[],
        ${column(clicks, ({ day }) => day)}::date[],
        ${column(clicks, (row) => row.clicks)}::integer[]
      ) as c (athlete_id, supporter_id, place, day, clicks)),
    given as (
      select v.athlete_id, t.supporter_id, v.day, v.place, v.views, 0 as clicks
      from viewed v join together t on t.athlete_id = v.athlete_id and t.supporter_id <> v.viewer_id
      where not exists (
        select from delegations d
        where d.delegate_id = v.viewer_id and d.principal_id in (v.athlete_id, t.supporter_id)
          and d.accepted_at is not null and d.ended_at is null
          and (d.ends_at is null or d.ends_at > ${at}))
      union all
      select c.athlete_id, c.supporter_id, c.day, c.place, 0, c.clicks
      from clicked c
      join profile_cards a on a.id = c.athlete_id and a.shown
      join supports s on s.athlete_id = c.athlete_id and s.supporter_id = c.supporter_id
        and ${shown(at)})
    insert into exposures as known (athlete_id, supporter_id, day, place, views, clicks)
    select athlete_id, supporter_id, day, place, sum(views), sum(clicks)
    from given
    group by athlete_id, supporter_id, day, place
    order by athlete_id, supporter_id, day, place
    on conflict (athlete_id, supporter_id, day, place) do update
      set views = known.views + excluded.views, clicks = known.clicks + excluded.clicks`.execute(db)
}
