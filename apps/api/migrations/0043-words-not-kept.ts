// The audit log kept what an admin typed to find people, which may be somebody's name or address and
// would outlive both: of a download of the list it now says that a search was used, not for whom. The
// table of share cards goes because no server writes it any more.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table audit_log disable trigger audit_log_stays;
    update audit_log
      set after = (after - 'q') || case when after->>'q' = '' then '{}' else '{"q": true}'::jsonb end
      where act = 'USERS_DOWNLOADED' and jsonb_typeof(after->'q') = 'string';
    alter table audit_log enable trigger audit_log_stays;

    drop table if exists share_cards;
  `.execute(db)
}
