// The admins' own copy of what their list of people shows, searched and paged without touching any
// other table. The database keeps it in step by itself, so that no act can forget to.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Text as it is searched and sorted: no accents, no capitals.
    create function fold_text(given text) returns text
      language sql immutable strict parallel safe as $$
        select lower(regexp_replace(normalize(given, NFD), '[\\u0300-\\u036f]', '', 'g'))
      $$;

    create table admin_list (
      user_id integer primary key references users on delete cascade,
      role text not null,
      name text not null,
      last_name text not null,
      email text not null,
      sport text,
      country_code text,
      -- Not shown to everybody, for whatever reason; admins have no page and are never hidden.
      hidden boolean not null,
      hidden_by_admin boolean not null,
      activated boolean not null,
      created_at timestamptz not null,
      folded_name text not null,
      folded_search text not null
    );

    create function list_for_admins(wanted integer) returns void language sql as $$
      delete from admin_list a using users u
        where a.user_id = wanted and u.id = wanted and u.closed_at is not null;
      insert into admin_list
        select u.id, u.role, u.name, u.last_name, coalesce(u.email, ''), p.sport, u.country_code,
          u.role <> 'ADMIN' and not (u.activated_at is not null
            and coalesce(p.published and not p.hidden_by_admin, false)),
          coalesce(p.hidden_by_admin, false), u.activated_at is not null, u.created_at,
          fold_text(u.name || ' ' || u.last_name),
          fold_text(u.name || ' ' || u.last_name || ' ' || coalesce(u.email, ''))
        from users u left join profiles p on p.user_id = u.id
        where u.id = wanted and u.closed_at is null
      on conflict (user_id) do update set
        role = excluded.role, name = excluded.name, last_name = excluded.last_name,
        email = excluded.email, sport = excluded.sport, country_code = excluded.country_code,
        hidden = excluded.hidden, hidden_by_admin = excluded.hidden_by_admin,
        activated = excluded.activated, folded_name = excluded.folded_name,
        folded_search = excluded.folded_search;
    $$;

    create function list_user_for_admins() returns trigger language plpgsql as $$
      begin
        perform list_for_admins(new.id);
        return null;
      end $$;
    create function list_profile_for_admins() returns trigger language plpgsql as $$
      begin
        perform list_for_admins(new.user_id);
        return null;
      end $$;
    create trigger users_in_admin_list
      after insert or update of role, name, last_name, email, country_code, activated_at, closed_at
      on users for each row execute function list_user_for_admins();
    create trigger profiles_in_admin_list
      after insert or update of sport, published, hidden_by_admin
      on profiles for each row execute function list_profile_for_admins();

    select list_for_admins(id) from users where closed_at is null;

    create index admin_list_by_name on admin_list (folded_name collate "C", user_id)
      include (hidden);
    create index admin_list_by_role on admin_list (role, folded_name collate "C", user_id)
      include (hidden);
    create index admin_list_hidden on admin_list (folded_name collate "C", user_id)
      include (role) where hidden;
    create index admin_list_by_email on admin_list (email collate "C", user_id)
      include (role, hidden);
    create index admin_list_by_age on admin_list (role, user_id) include (hidden, created_at);
    create index admin_list_since on admin_list (created_at);
    create index admin_list_search on admin_list using gin (folded_search gin_trgm_ops);
  `.execute(db)
}
