// Who follows which athlete, and indexes by which the network finds people alike: of one sport and
// region, or of one country and region, nearest in score first.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table follows (
      follower_id integer not null references users on delete cascade,
      athlete_id integer not null references users on delete cascade,
      since timestamptz not null,
      primary key (athlete_id, follower_id),
      check (follower_id <> athlete_id)
    );
    create index follows_of_follower on follows (follower_id, since desc, athlete_id);

    create index directory_alike_near on directory
      (role, sport, region, (coalesce(sportest_score, 0)), user_id);
    create index directory_alike on directory
      (role, sport, (coalesce(sportest_score, 0)), user_id);
    create index directory_by_place on directory (role, country_code, region, user_id);
  `.execute(db)
}
