// When somebody last gave their password in a session, for acts that ask for it again; and which
// contact requests were answered.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table sessions add column proven_at timestamptz;
    update sessions set proven_at = created_at;
    alter table sessions alter column proven_at set not null;

    alter table contact_requests
      add column answered_at timestamptz,
      add column answered_by integer references users;
    create index contact_requests_open on contact_requests (id) where answered_at is null;

    -- Whose club it is, when a club is renamed or counted.
    create index profiles_club on profiles (club_name, sport) where club_name is not null;
    create index achievements_club on achievements (club_id);

    -- Credits moved by day, for the dashboard: the ledger grows at its end alone.
    create index transfers_at on transfers using brin (created_at);
  `.execute(db)
}
