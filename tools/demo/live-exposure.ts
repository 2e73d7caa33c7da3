import { now } from '../../apps/api/src/platform/clock.ts'
import { fetchRows, type Tx } from '../../apps/api/src/platform/database/index.ts'

/**
 * How often supporters of the demo were seen with their athletes, from the first day of each support that
 * everybody may know of: more on some days than on others, most often on cards, and the same in every demo.
 */
export async function showSupporters(tx: Tx): Promise<void> {
  await fetchRows(tx, exposures, [now()])
}

const exposures = `
    with shown as (
      select s.id, s.athlete_id, s.supporter_id, f.has_website, day::date as day
      from supports s
      join profile_cards a on a.id = s.athlete_id and a.shown
      join profile_cards f on f.id = s.supporter_id and f.shown
      cross join lateral generate_series(
        s.accepted_at + interval '1 day',
        least(coalesce(s.ended_at, s.ends_at), $1::timestamptz) - interval '1 day', interval '1 day') as day
      where s.accepted_at is not null and not s.private),
    guessed as (
      select shown.*, place, most,
        ('x' || substr(md5(athlete_id || ' ' || day || ' ' || place), 1, 6))::bit(24)::integer as chance
      from shown cross join (values
        ('page', 14), ('card', 60), ('wall', 7), ('kit', 2), ('share', 3)) as places (place, most))
    insert into exposures (athlete_id, supporter_id, day, place, views, clicks)
    select athlete_id, supporter_id, day, place, chance % (most + 1),
      case when has_website and place in ('page', 'wall') then chance / 7 % 8 / 6 else 0 end
    from guessed
    where chance % (most + 1) > 0
    on conflict do nothing`
