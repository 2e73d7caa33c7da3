import type { DomainVerdict } from '@podium/contract/sponsor-domains'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sponsor_domains: SponsorDomainsTable
  }
}

export interface SponsorDomainsTable {
  domain: string
  verdict: DomainVerdict
  reason: string
  added_at: Date
}

/** What admins said on some domains. */
export async function findVerdicts(
  db: Db,
  domains: string[],
): Promise<ReadonlyMap<string, DomainVerdict>> {
  const rows = await db
    .selectFrom('sponsor_domains')
    .select(['domain', 'verdict'])
    .where('domain', '=', sql<string>`any(${domains}::text[])`)
    .execute()
  return new Map(rows.map(({ domain, verdict }) => [domain, verdict]))
}

interface Wanted {
  /** Part of a domain; empty for every one. */
  q: string
  verdict: DomainVerdict | undefined
}

export async function findSponsorDomains(
  db: Db,
  { q, verdict }: Wanted,
  page: { by: 'domain' | 'added_at'; descending: boolean; limit: number; offset: number },
): Promise<{ rows: SponsorDomainsTable[]; total: number }> {
  let matching = db.selectFrom('sponsor_domains')
  if (verdict) matching = matching.where('verdict', '=', verdict)
  if (q) {
    const part = q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
    matching = matching.where('domain', 'like', `%${part}%`)
  }
  const direction = page.descending ? 'desc' : 'asc'
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(page.by, direction)
      .orderBy('domain')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Whether it was not there before. */
export async function insertSponsorDomain(tx: Tx, row: SponsorDomainsTable): Promise<boolean> {
  const inserted = await tx
    .insertInto('sponsor_domains')
    .values(row)
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('domain')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes it and answers what it was; undefined where there was none. */
export function deleteSponsorDomain(
  tx: Tx,
  domain: string,
): Promise<SponsorDomainsTable | undefined> {
  return tx
    .deleteFrom('sponsor_domains')
    .where('domain', '=', domain)
    .returningAll()
    .executeTakeFirst()
}
