import type { Role } from '@podium/contract/roles'
import type { DomainVerdict } from '@podium/contract/sponsor-domains'
import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { isListed } from './free-webmail.ts'
import { findVerdicts } from './records.ts'

/** Refuses a sponsor's address that is nobody's company; whoever runs one has a domain. */
export async function requireCorporateAddress(tx: Tx, role: Role, email: string): Promise<void> {
  if (role !== 'SPONSOR') return
  if (!(await isCorporateDomain(tx, domainOf(email)))) refuse('invalidSponsorEmail')
}

/** Whether addresses of a domain belong to an organisation, as things stand now. */
export async function isCorporateDomain(db: Db, domain: string): Promise<boolean> {
  return judge(domain, await findVerdicts(db, upwards(domain)))
}

/**
 * Of the domain and those above it, the nearest one that is known decides: by an admin's word where
 * there is one, else it is on the lists of free webmail and throw-away mail. Others are accepted.
 */
export function judge(domain: string, verdicts: ReadonlyMap<string, DomainVerdict>): boolean {
  const nearest = upwards(domain).find((one) => verdicts.has(one) || isListed(one))
  return nearest === undefined || verdicts.get(nearest) === 'ALLOWED'
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** A domain and those above it, the nearest first; a country or a company's ending alone is none. */
function upwards(domain: string): string[] {
  const parts = domain.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}
