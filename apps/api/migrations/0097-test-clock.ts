// How many days the clock is ahead of the real one, in sandbox and demo (`clock.ahead`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table test_clock (
      -- There is one.
      is_it boolean primary key default true check (is_it),
      days integer not null default 0 check (days >= 0)
    );
    insert into test_clock default values;

    create function clock_goes_ahead() returns trigger language plpgsql as $$
    begin
      if new.days < old.days then raise exception 'the clock never goes back'; end if;
      return new;
    end $$;
    create trigger test_clock_ahead before update on test_clock for each row
      execute function clock_goes_ahead();
  `.execute(db)
}
