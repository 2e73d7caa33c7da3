// How many of each role there are, hidden and not, counted by whoever writes: an admin's list of a
// million people tells its total without counting them on every page.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- In sixteen parts, so that writers seldom wait for each other; a total is their sum.
    create table admin_list_counts (
      role text not null,
      hidden boolean not null,
      part integer not null,
      held integer not null,
      primary key (role, hidden, part)
    ) with (fillfactor = 70);

    create function count_admin_list_entry() returns trigger language plpgsql as $$
      begin
        insert into admin_list_counts as counts (role, hidden, part, held)
          select role, hidden, part, sum(change) from (
            select old.role, old.hidden, old.user_id % 16 as part, -1 as change where tg_op <> 'INSERT'
            union all
            select new.role, new.hidden, new.user_id % 16, 1 where tg_op <> 'DELETE'
          ) changes
          group by role, hidden, part having sum(change) <> 0 order by role, hidden, part
        on conflict (role, hidden, part) do update set held = counts.held + excluded.held;
        return null;
      end $$;
    create trigger admin_list_counted after insert or delete on admin_list
      for each row execute function count_admin_list_entry();
    create trigger admin_list_recounted after update on admin_list for each row
      when ((old.role, old.hidden) is distinct from (new.role, new.hidden))
      execute function count_admin_list_entry();

    create function recount_admin_list() returns void language sql as $$
      delete from admin_list_counts;
      insert into admin_list_counts
        select role, hidden, user_id % 16, count(*) from admin_list group by 1, 2, 3;
    $$;
    select recount_admin_list();
  `.execute(db)
}
