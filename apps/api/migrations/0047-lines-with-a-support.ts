// A supporter adds a line to a request, and the athlete thanks them for it (`support.lines`): each is
// part of the support it was written for, and can be reported. The moment of the thanks stays where an
// admin took the words away, so that there are no second ones.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table supports
      add column note text not null default '',
      add column thanks text not null default '',
      add column thanked_at timestamptz;

    alter table reports drop constraint reports_kind_check;
    alter table reports add constraint reports_kind_check check (kind in (
      'profile', 'media', 'product', 'message', 'supportNote', 'supportThanks'));
  `.execute(db)
}
