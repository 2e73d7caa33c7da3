// What pages say of people is so: the score is of the test of one's own role, who was hidden by an admin
// reads why and since when, and a sponsor's plan shows first whom the sponsor chose.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table profiles
      -- The owner keeps the score off page and card; it is then kept nowhere but with the tests.
      add column sportest_hidden boolean not null default false,
      -- Why and since when an admin hides the page.
      add column hidden_reason text,
      add column hidden_at timestamptz;

    -- The latest test of any kind stood there before.
    with own as (
      select p.user_id, (
        select t.score from sportests t
        where t.user_id = p.user_id and t.type = u.role
        order by t.id desc limit 1
      ) as score
      from profiles p join users u on u.id = p.user_id
    )
    update profiles p set sportest_score = own.score
      from own where own.user_id = p.user_id and own.score is distinct from p.sportest_score;
    update directory d set sportest_score = p.sportest_score
      from profiles p
      where p.user_id = d.user_id and p.sportest_score is distinct from d.sportest_score;

    -- What was told to the owner then stands with the act on record.
    update profiles p set hidden_reason = act.reason, hidden_at = act.at
      from (
        select distinct on (user_id) user_id, reason, at from audit_log
        where act = 'PROFILE_HIDDEN' order by user_id, id desc
      ) act
      where act.user_id = p.user_id and p.hidden_by_admin;

    -- When a sponsor chose to show an athlete they support first; the earliest count.
    alter table supports add column highlighted_at timestamptz;
  `.execute(db)
}
