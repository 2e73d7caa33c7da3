import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type {
  addSponsorDomain as addRoute,
  listSponsorDomains as listRoute,
  SponsorDomain,
} from '@podium/contract/sponsor-domains'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import {
  deleteSponsorDomain,
  findSponsorDomains,
  insertSponsorDomain,
  type SponsorDomainsTable,
} from './records.ts'

/** The domains on which admins said something, for admins. */
export async function listSponsorDomains(
  db: Db,
  query: Input<typeof listRoute>['query'],
): Promise<Page<SponsorDomain>> {
  const { list, total } = await findSponsorDomains(db, query)
  return { list: list.map(view), total }
}

/** Allows or blocks a domain; whoever asks for an address of it from now on is judged by that. */
export async function addSponsorDomain(
  tx: Tx,
  admin: Viewer,
  { domain, verdict, reason }: Input<typeof addRoute>['body'],
): Promise<SponsorDomain> {
  const row = { domain, verdict, reason, added_at: now() }
  if (!(await insertSponsorDomain(tx, row))) refuse('optionNameExists')
  await recordAct(tx, admin, {
    act: 'DOMAIN_ADDED',
    on: { kind: 'domain', id: domain },
    after: { verdict },
    reason,
  })
  return view(row)
}

/** Takes back what was said on a domain. */
export async function removeSponsorDomain(tx: Tx, admin: Viewer, domain: string): Promise<void> {
  const row = (await deleteSponsorDomain(tx, domain)) ?? refuse('entityDoesNotExist')
  await recordAct(tx, admin, {
    act: 'DOMAIN_REMOVED',
    on: { kind: 'domain', id: domain },
    before: { verdict: row.verdict, reason: row.reason },
  })
}

function view({ domain, verdict, reason, added_at }: SponsorDomainsTable): SponsorDomain {
  return { domain, verdict, reason, addedAt: added_at.toISOString() }
}
