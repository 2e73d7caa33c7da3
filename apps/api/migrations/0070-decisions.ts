// What admins decided about somebody, and that what people were told of it before is told as a decision
// (`decisions.made`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table decisions (
      id integer generated always as identity primary key,
      person_id integer not null references users on delete cascade,
      decided_by integer not null references users,
      cause text not null,
      act text not null check (act in ('NOTHING', 'REMOVE', 'HIDE', 'LIMIT', 'SUSPEND')),
      subject_type text not null check (subject_type in ('account', 'profile', 'media', 'product',
        'message', 'support', 'update', 'trader', 'guardianship')),
      subject_id integer not null,
      ground text not null check (ground in ('LAW', 'TERMS')),
      reference text not null default '',
      explanation text not null,
      quoted text not null default '',
      -- What the appeal that reverses it puts back.
      undo jsonb,
      decided_at timestamptz not null,
      until timestamptz,
      reversed_at timestamptz
    );
    create index decisions_of_person on decisions (person_id, id desc);
    create index decisions_on_subject on decisions (subject_type, subject_id, id desc);
    create index decisions_by_time on decisions (decided_at);

    update notifications set kind = 'decision', facts = facts - 'about'
      || jsonb_build_object('about', 'REPORT_UPHELD') where kind = 'reportUpheld';
    update notifications set kind = 'decision', facts = facts - 'hidden'
      || jsonb_build_object('about', 'PROFILE_HIDDEN')
      where kind = 'visibilityChanged' and facts ->> 'hidden' = 'true';
    update notifications set facts = facts - 'hidden' where kind = 'visibilityChanged';
    update notifications set kind = 'decision', facts = facts - 'standing'
      || jsonb_build_object('about', 'TRADER_REFUSED')
      where kind = 'trader' and facts ->> 'standing' = 'REFUSED';
    update notifications set kind = 'decision', facts = facts
      || jsonb_build_object('about', 'PRODUCT_RECALLED')
      where kind = 'productRecalled' and facts ->> 'about' = 'OWN';
    delete from notification_settings where kind = 'reportUpheld';
  `.execute(db)
}
