// Admins act on other people's money and pages, so the audit log keeps what they do: its rows are added
// and never changed or deleted, whoever asks. Only once somebody is forgotten (`account.closing`) may the
// server blank what was before and after an act on them.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      -- No foreign keys: they would lock the rows of people for every act, and nobody's row ever goes.
      actor_id integer not null,
      act text not null,
      subject_kind text not null,
      subject_id text not null,
      -- Whom the act concerns.
      user_id integer,
      before jsonb,
      after jsonb,
      reason text not null default '',
      request_id text not null,
      at timestamptz not null
    );
    create index audit_log_actor on audit_log (actor_id, id);
    create index audit_log_user on audit_log (user_id, id) where user_id is not null;
    create index audit_log_act on audit_log (act, id);
    create index audit_log_at on audit_log using brin (at);

    create function keep_audit() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.before is null and new.after is null
            and (to_jsonb(new) - 'before' - 'after') = (to_jsonb(old) - 'before' - 'after')
            and exists (select from users where id = old.user_id and anonymised_at is not null)
          then return new;
          end if;
        end if;
        raise exception 'the audit log is only ever added to';
      end $$;
    create trigger audit_log_stays before update or delete on audit_log
      for each row execute function keep_audit();
    create trigger audit_log_stays_all before truncate on audit_log
      for each statement execute function keep_audit();
  `.execute(db)
}
