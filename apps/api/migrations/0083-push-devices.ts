// Devices that are told what the bell says while Podium is closed there (`notifications.push`): the
// subscription of their browser, for as long as somebody is signed in there.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table push_devices (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      -- A browser has one subscription, and one session.
      session_id integer not null unique references sessions on delete cascade,
      -- Where the push service of its maker takes what is for it; known to nobody else.
      endpoint text not null unique,
      p256dh bytea not null,
      auth bytea not null,
      created_at timestamptz not null,
      -- Since when its push service has taken nothing.
      failing_since timestamptz
    );
    create index push_devices_of_user on push_devices (user_id);

    -- However a session ends, its device is told no more.
    create function forget_push_device() returns trigger language plpgsql as $$
    begin
      delete from push_devices where session_id = new.id;
      return null;
    end $$;
    create trigger sessions_end_push after update of ended_at on sessions for each row
      when (new.ended_at is not null) execute function forget_push_device();

    alter table notification_settings add column push boolean not null default true;
    update notification_settings set push = false
      where kind in ('followedAchievement', 'reportDismissed', 'reportAnswered');
    alter table notification_settings alter column push drop default;
  `.execute(db)
}
