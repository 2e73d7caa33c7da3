// Where somebody lives, in the admins' list, so that it is narrowed by region, country and sport as
// the network is.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table admin_list add column region text;
    update admin_list set region = u.region from users u where u.id = user_id and u.region is not null;

    create or replace function list_for_admins(wanted integer) returns void language sql as $$
      delete from admin_list a using users u
        where a.user_id = wanted and u.id = wanted and u.closed_at is not null;
      insert into admin_list
        select u.id, u.role, u.name, u.last_name, coalesce(u.email, ''), p.sport, u.country_code,
          u.role <> 'ADMIN' and not (u.activated_at is not null
            and coalesce(p.published and not p.hidden_by_admin, false)),
          coalesce(p.hidden_by_admin, false), u.activated_at is not null, u.created_at,
          fold_text(u.name || ' ' || u.last_name),
          fold_text(u.name || ' ' || u.last_name || ' ' || coalesce(u.email, '')),
          u.region
        from users u left join profiles p on p.user_id = u.id
        where u.id = wanted and u.closed_at is null
      on conflict (user_id) do update set
        role = excluded.role, name = excluded.name, last_name = excluded.last_name,
        email = excluded.email, sport = excluded.sport, country_code = excluded.country_code,
        hidden = excluded.hidden, hidden_by_admin = excluded.hidden_by_admin,
        activated = excluded.activated, folded_name = excluded.folded_name,
        folded_search = excluded.folded_search, region = excluded.region;
    $$;

    drop trigger users_in_admin_list on users;
    create trigger users_in_admin_list
      after insert
        or update of role, name, last_name, email, country_code, region, activated_at, closed_at
      on users for each row execute function list_user_for_admins();

    create index admin_list_by_sport on admin_list (sport) where sport is not null;
    create index admin_list_by_place on admin_list (country_code, region);
    create index admin_list_by_region on admin_list (region) where region is not null;
  `.execute(db)
}
