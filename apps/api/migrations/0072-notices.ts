// Whoever has no account may report too (`reports.notices`): who they are, where they are told what
// becomes of it and in which language, until that is forgotten.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table reports
      alter column reporter_id drop not null,
      add column sender_name text,
      add column sender_email text,
      add column sender_language text check (sender_language in ('en', 'pt'));
    create index reports_of_sender on reports (sender_email) where sender_email is not null;
    create index reports_to_forget on reports (decided_at) where sender_email is not null;
  `.execute(db)
}
