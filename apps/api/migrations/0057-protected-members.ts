// Who is under age is protected (minors.protected). A row of the account, beside the role, so that every
// call knows it with the session; the birth date it follows from stays with the profile, and an hourly
// job ends it on the eighteenth birthday and finds those who were there before.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users add column protected boolean not null default false;
    create index users_protected on users (id) where protected;
    create index profiles_born on profiles (birth_date) where birth_date is not null;

    create or replace view people as
      select id, role, name, last_name, country_code, region,
             activated_at is not null and closed_at is null as active,
             case when role = 'MANAGER' then address end as public_address,
             protected
      from users;
  `.execute(db)
}
