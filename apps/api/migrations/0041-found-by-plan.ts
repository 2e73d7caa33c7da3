// What plans give in the network: athletes in the order of their class, and who has a plan now.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index directory_by_class on directory
      (sportest_score desc nulls last, folded_name, user_id)
      include (sport, country_code, region) where role = 'ATHLETE';
    create index subscriptions_running on subscriptions (ends_at) include (plan_id, user_id);
  `.execute(db)
}
