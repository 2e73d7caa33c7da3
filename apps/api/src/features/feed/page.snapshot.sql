select 
  pg_current_snapshot()::text as next, (
    select json_agg(json_build_object('transaction', xact::text, 'people', people))
    from (
      select xact, array_agg(distinct person) as people
      from (
        select xact, person from changes_of_people
        where xact >= (select pg_snapshot_xmax($5::text::pg_snapshot))
          -- Of what can be seen this leaves out nothing: it has the planner expect few.
          and xact < pg_snapshot_xmax(pg_current_snapshot())
        union all
        select xact, person from changes_of_people
        where xact >= (select pg_snapshot_xmin($5::text::pg_snapshot))
          and xact < (select pg_snapshot_xmax($5::text::pg_snapshot))
          and not pg_visible_in_snapshot(xact, $5::text::pg_snapshot)
      ) changed
      group by xact
    ) found
  ) as changes, (
    select json_agg(page.* order by step.at)
    from (
      select asked.*, array(
          select blocked_id from blocks where blocker_id = asked.reader
          union all select blocker_id from blocks where blocked_id = asked.reader) as blocked
      from unnest((select $1::integer[]), (select $2::integer[]), (select $3::integer[]))
        with ordinality as asked (reader, before, most, at)
      offset 0
    ) step,
    lateral (
      select json_agg(e.news_id order by e.news_id desc) filter (
        where 
  n.person_id <> step.reader and n.other_id is distinct from step.reader and (
    exists (select from follows
            where follower_id = step.reader and followed_id = n.person_id)
    or n.other_id is not null and exists (select from follows
            where follower_id = step.reader and followed_id = n.other_id)
    or exists (select from supports
               where supporter_id = step.reader and athlete_id in (n.person_id, n.other_id)
                 and status = 'ACTIVE' and ends_at > $4))
          and (n.update_id is null or exists (
            select from updates u
            where u.id = n.update_id and (
  u.audience = 'EVERYBODY'
  or u.audience = 'FOLLOWERS' and exists (select from follows
    where follower_id = step.reader and followed_id = u.athlete_id)
  or u.audience = 'SUPPORTERS' and exists (select from supports
    where supporter_id = step.reader and athlete_id = u.athlete_id
      and status = 'ACTIVE' and ends_at > $4))))
          and n.person_id <> all(step.blocked)
          and (n.other_id is null or n.other_id <> all(step.blocked))
      ) as ids, count(*)::integer as walked, min(e.news_id) as last
      from (
        select news_id from feed_entries
        where reader_id = step.reader and news_id < step.before
        order by news_id desc limit step.most
      ) e
      left join news n on n.id = e.news_id
    ) page
  ) as pages;

select n.id, n.kind, n.at, n.person_id as owner_id, n.other_id as named_id,
    p.id is not null
      and coalesce(a.id, f.id, d.id, s.id, u.id, w.id, k.id, q.id) is not null as is_there,
    p.id as person_id, p.role as person_role, p.name as person_name,
    p.last_name as person_last_name, p.avatar_id as person_avatar_id, p.sport as person_sport,
    p.protected as person_protected,
    o.id as other_id, o.role as other_role, o.name as other_name,
    o.last_name as other_last_name, o.avatar_id as other_avatar_id, o.sport as other_sport,
    a.id as achievement_id, a.date, a.competition_level, a.age_group, a.result, a.competition,
    a.evidence, c.name as club_name, c.sport as club_sport,
    g.file_id as media_id, g.media_type, g.caption, g.alt_text, f.width, f.height, f.duration_ms,
    d.id as product_id, d.title, d.credits, d.image_id, d.stock,
    s.id as support_id, s.months_in_all > s.months as extended, s.ends_at,
    u.id as update_id, u.text, u.audience, (
  select json_agg(json_build_object('id', f.id, 'media_type', g.media_type, 'width', f.width,
      'height', f.height, 'duration_ms', f.duration_ms, 'caption', g.caption,
      'alt_text', g.alt_text) order by m.position)
  from update_media m
  join gallery_items g on g.file_id = m.file_id and g.deleted_at is null
  join files f on f.id = g.file_id and f.state = 'READY'
  where m.update_id = u.id) as update_media,
    w.id as goal_id, w.title as goal_title, w.purpose, w.credits as wanted, w.received, w.matched,
    k.id as fund_id, k.goal as fund_goal, k.per_supporter, k.fund_left,
    q.id as entry_id, q.name as entry_name, q.place, q.date as entry_date, q.link
  from news n
  left join profile_cards p on p.id = n.person_id and p.listed
  left join profile_cards o on o.id = n.other_id and o.listed
  left join achievements a on a.id = n.achievement_id
  left join clubs c on c.id = a.club_id
  left join gallery_items g on g.file_id = n.media_id and g.deleted_at is null
  left join files f on f.id = g.file_id and f.state = 'READY'
  left join products d on d.id = n.product_id and d.active and d.archived_at is null
    and exists (select from traders t where t.user_id = d.sponsor_id and t.until >= $3)
  left join supports s on s.id = n.support_id and o.id is not null
    and s.status = 'ACTIVE' and not s.private and s.ends_at > $2
  left join updates u on u.id = n.update_id
  left join lateral (
    select open.*, (
  select coalesce(sum(s.credits), 0)::integer from supports s
  where s.goal_id = open.id and s.accepted_at is not null) as received, (
  select coalesce(sum(s.matched), 0)::integer from supports s
  where s.goal_id = open.id and s.accepted_at is not null) as matched
    from goals open
    where open.id = n.goal_id and open.closed_at is null
  ) w on w.until >= $3 or w.received + w.matched >= w.credits
  left join lateral (
    select fund.id, fund.per_supporter, wanted.title as goal,
      fund.credits - (
  select coalesce(sum(x.matched), 0)::integer from supports x where x.match_id = fund.id) as fund_left
    from matches fund left join goals wanted on wanted.id = fund.goal_id
    where fund.id = n.match_id and fund.ended_at is null
      and (fund.until is null or fund.until >= $3)
  ) k on o.id is not null and k.fund_left > 0
  left join competitions q on q.id = n.competition_id and q.date >= case
    when p.protected then date_trunc('month', $3::date) else $3 end
  where n.id = any($1::integer[]);
