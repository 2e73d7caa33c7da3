import * as contract from '@podium/contract/sponsor-domains'
import type { Http } from '../../platform/http/index.ts'
import { isCorporateDomain } from './corporate-address.ts'
import { addSponsorDomain, listSponsorDomains, removeSponsorDomain } from './keep-domains.ts'

export function sponsorDomainsRoutes({ read, write }: Http): void {
  read(contract.judgeSponsorDomain, async (db, { params }) => ({
    accepted: await isCorporateDomain(db, params.domain),
  }))
  read(contract.listSponsorDomains, (db, { query }) => listSponsorDomains(db, query))
  write(contract.addSponsorDomain, (tx, { body }, { viewer }) => addSponsorDomain(tx, viewer, body))
  write(contract.removeSponsorDomain, (tx, { params }, { viewer }) =>
    removeSponsorDomain(tx, viewer, params.domain),
  )
}
