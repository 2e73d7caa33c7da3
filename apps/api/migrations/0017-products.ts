// What sponsors offer for credits (`orders.course`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table products (
      id integer generated always as identity primary key,
      sponsor_id integer not null references users,
      title text not null,
      description text not null,
      credits integer not null check (credits between 1 and 999999),
      -- Each picture is one product's alone, so that letting go of it never takes another's.
      image_id integer unique references files on delete set null,
      active boolean not null,
      -- Pieces left; null where they are not counted. Never below zero, so never oversold.
      stock integer check (stock between 0 and 999999),
      -- Whether it was ever ordered: then it is archived instead of deleted.
      ordered boolean not null default false,
      -- Whether orders show the picture it has now: then the picture stays.
      image_ordered boolean not null default false,
      created_at timestamptz not null,
      archived_at timestamptz,
      check (image_id is not null or archived_at is not null),
      check (ordered or archived_at is null)
    );
    create index products_of_sponsor on products (sponsor_id, id) where archived_at is null;
    create index products_offered on products (id) where active and archived_at is null;
    create index products_by_credits on products (credits, id) where active and archived_at is null;
    create index products_by_title on products (lower(title), id) where active and archived_at is null;
  `.execute(db)
}
