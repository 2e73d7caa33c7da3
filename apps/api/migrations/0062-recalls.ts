// A product that is recalled is off for good, and everybody who bought it is told once
// (`products.recall`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table products
      add column recalled_at timestamptz,
      add column recall_reason text not null default '';
    -- When the buyer was told; until then the job still has it to do.
    alter table orders add column recalled_at timestamptz;
  `.execute(db)
}
