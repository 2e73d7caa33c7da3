// What people upload. A row is there before the first byte is stored under it, so that whatever a
// broken upload leaves behind can be found and deleted.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table files (
      id integer generated always as identity primary key,
      owner_id integer not null references users on delete cascade,
      purpose text not null check (purpose in ('AVATAR', 'COVER', 'GALLERY', 'PRODUCT')),
      kind text not null check (kind in ('IMAGE', 'VIDEO')),
      state text not null check (state in ('STORING', 'PROCESSING', 'READY', 'FAILED', 'DELETING')),
      -- Why it failed: a name of the catalogue of refusals.
      failure text,
      -- How a video is stored (mp4, webm); pictures are always webp.
      container text,
      width integer,
      height integer,
      duration_ms integer,
      bytes bigint not null,
      -- Whether something shows it. What is loose for a day is deleted.
      kept boolean not null default false,
      loose_since timestamptz not null,
      created_at timestamptz not null
    );
    create index files_of_owner on files (owner_id);
    create index files_loose on files (loose_since) where not kept;
    create index files_unfinished on files (created_at) where state in ('STORING', 'PROCESSING');

    -- Uploads that go on after a broken connection; how much has arrived is the size of their part.
    create table uploads (
      key text primary key,
      owner_id integer not null references users on delete cascade,
      bytes bigint not null,
      file_id integer references files on delete set null,
      created_at timestamptz not null
    );
    create index uploads_old on uploads (created_at);
  `.execute(db)
}
