// Admins' word on a domain of mail: sponsors may have addresses there, or may not. It goes over the
// list of free webmail that the product comes with.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sponsor_domains (
      -- In lower case, as addresses are compared.
      domain text primary key check (domain = lower(domain)),
      verdict text not null check (verdict in ('ALLOWED', 'BLOCKED')),
      reason text not null,
      added_at timestamptz not null
    )
  `.execute(db)
}
