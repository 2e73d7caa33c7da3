import type { PageQuery } from '@podium/contract/list'
import type { DomainVerdict } from '@podium/contract/sponsor-domains'
import { sql } from 'kysely'
import { type Db, findPage, findsAny, type Tx } from '../../platform/database/index.ts'

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

interface DomainsPage extends PageQuery {
  /** Part of a domain; empty for every one. */
  q: string
  verdict?: DomainVerdict | undefined
  _sort: 'domain' | 'addedAt'
  _order: 'ASC' | 'DESC'
}

export function findSponsorDomains(db: Db, { q, verdict, ...page }: DomainsPage) {
  let matching = db.selectFrom('sponsor_domains').selectAll()
  if (verdict) matching = matching.where('verdict', '=', verdict)
  if (q) {
    const part = q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
    matching = matching.where('domain', 'like', `%${part}%`)
  }
  const by = page._sort === 'domain' ? 'domain' : 'added_at'
  const direction = page._order === 'DESC' ? 'desc' : 'asc'
  return findPage(matching.orderBy(by, direction).orderBy('domain'), page)
}

/** Whether it was not there before. */
export async function insertSponsorDomain(tx: Tx, row: SponsorDomainsTable): Promise<boolean> {
  return findsAny(
    tx
      .insertInto('sponsor_domains')
      .values(row)
      .onConflict((conflict) => conflict.column('domain').doNothing())
      .returning('domain'),
  )
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
