// What an admin decides about somebody for a time (`decisions.effects`): a page that is listed nowhere,
// and an account that is suspended. Whether an admin keeps a page hidden follows from the two reasons
// there are for it, so that whatever asks for the one knows of the other.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table decisions add column ended_at timestamptz;
    create unique index decisions_in_force on decisions (person_id, cause)
      where cause in ('PROFILE_LIMITED', 'ACCOUNT_SUSPENDED')
        and ended_at is null and reversed_at is null;
    create index decisions_to_end on decisions (until)
      where until is not null and ended_at is null and reversed_at is null;

    update profiles set hidden_at = case when hidden_by_admin then now() end
      where hidden_by_admin <> (hidden_at is not null);
    drop trigger profiles_in_admin_list on profiles;
    drop view profile_cards;
    alter table profiles
      drop column hidden_by_admin,
      add column limited_at timestamptz,
      add column suspended_at timestamptz;
    alter table profiles add column hidden_by_admin boolean not null
      generated always as (hidden_at is not null or suspended_at is not null) stored;

    create view profile_cards as
      select profiles.user_id as id, people.role, people.name, people.last_name, people.active,
             profiles.sport, profiles.avatar_id,
             people.active and profiles.published and not profiles.hidden_by_admin as shown,
             -- Whether the product shows them of itself, beside whether their page is there.
             people.active and profiles.published and not profiles.hidden_by_admin
               and profiles.limited_at is null as listed,
             people.protected
      from profiles join people on people.id = profiles.user_id;
    create trigger profiles_in_admin_list
      after insert or update of sport, published, hidden_at, suspended_at
      on profiles for each row execute function list_profile_for_admins();
  `.execute(db)
}
