import type { LegalKind, listTerms } from '@podium/contract/legal'
import type { Reply } from '@podium/contract/route'
import type { Sport } from '@podium/contract/sports'
import { call, read } from '../../../client/index.ts'
import type { Said } from '../../../shared/decisions/decisionInput.ts'
import { readList } from '../frame/readList.ts'
import { adminKey } from '../frame/useAct.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

/** A version of a legal document, published or a draft. */
export type Version = Reply<typeof listTerms>[number]

const reportsContract = () => import('@podium/contract/reports')
const messagesContract = () => import('@podium/contract/messages')
const clubsContract = () => import('@podium/contract/clubs')

export function reportsRead(address: ListAddress) {
  return readList('reports', () => reportsContract().then(({ listReports }) => listReports), {
    address,
    filter: { status: address.get('status'), kind: address.get('kind') },
  })
}

/** A report with what is needed to decide it. */
export function reportRead(id: number) {
  return read({
    key: [adminKey, 'report', id],
    route: () => reportsContract().then(({ readReport }) => readReport),
    input: { params: { id } },
  })
}

export async function decide(
  id: number,
  body: { decision: 'UPHELD' | 'DISMISSED'; reason: string } & Partial<Said>,
) {
  const { decideReport } = await reportsContract()
  await call(decideReport, { params: { id }, body })
}

export function contactsRead(address: ListAddress) {
  return readList(
    'contacts',
    () => messagesContract().then(({ listContactRequests }) => listContactRequests),
    { address, filter: { answered: address.get('answered') } },
  )
}

export async function markContact(id: number, answered: boolean) {
  const { markContactRequest } = await messagesContract()
  await call(markContactRequest, { params: { id }, body: { answered } })
}

export function versionsRead(kind: LegalKind) {
  return read({
    key: [adminKey, 'legal', kind],
    route: () => import('@podium/contract/legal').then(({ listTerms }) => listTerms),
    input: { query: { kind } },
  })
}

export const optionsRead = read({
  key: [adminKey, 'sportest'],
  route: () =>
    import('@podium/contract/sportest').then((sportest) => sportest.listAdminSportestOptions),
  input: {},
})

export function clubsRead(address: ListAddress) {
  return readList('clubs', () => clubsContract().then(({ listAdminClubs }) => listAdminClubs), {
    address,
    filter: { q: address.get('q'), sport: address.get('sport') },
  })
}

const domainsContract = () => import('@podium/contract/sponsor-domains')

export function domainsRead(address: ListAddress) {
  return readList(
    'domains',
    () => domainsContract().then(({ listSponsorDomains }) => listSponsorDomains),
    { address, filter: { q: address.get('q'), verdict: address.get('verdict') } },
  )
}

export async function removeDomain(domain: string) {
  const { removeSponsorDomain } = await domainsContract()
  await call(removeSponsorDomain, { params: { domain } })
}

const mostSuggested = 8

/** Clubs of a sport whose names have a part. */
export function clubsLike(q: string, sport: Sport) {
  return read({
    key: [adminKey, 'clubs like', sport, q],
    route: () => clubsContract().then(({ listAdminClubs }) => listAdminClubs),
    input: { query: { q, sport, _limit: mostSuggested } },
  })
}

export async function merge(id: number, into: number) {
  const { mergeClubs } = await clubsContract()
  return call(mergeClubs, { params: { id }, body: { into } })
}
