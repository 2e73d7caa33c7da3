// What admins decide by: when somebody was last seen, for which sessions that have ended are looked at
// too, and all reports about a person and by a person (`admin.lists`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index sessions_seen on sessions (user_id, renewed_at);
    create index reports_about on reports (reported_id, status);
    create index reports_by on reports (reporter_id, status);
  `.execute(db)
}
