// A payment says by which rule its tax was reckoned (`payments.tax`): what was paid before was taxed where
// Podium sells from. Rates can have half percents.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments
      alter column vat_percent type double precision,
      add column tax_rule text not null default 'ORIGIN' check (tax_rule in (
        'ORIGIN', 'DESTINATION', 'REVERSE_CHARGE', 'OUTSIDE'));
    alter table payments alter column tax_rule drop default;
  `.execute(db)
}
