// What institutions write from the landing page: kept, so that a mail that gets lost loses nothing.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table contact_requests (
      id integer generated always as identity primary key,
      name text not null,
      organisation text not null,
      email text not null,
      message text not null,
      created_at timestamptz not null
    );
  `.execute(db)
}
