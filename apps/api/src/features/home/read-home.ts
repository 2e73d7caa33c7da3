import {
  mostNamed,
  type readHome as readHomeRoute,
  type WaitingKind,
  waitingKinds,
  type WaitingThing,
} from '@podium/contract/home'
import { paths } from '@podium/contract/paths'
import type { MemberRole } from '@podium/contract/roles'
import type { Reply } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findFailedJobs } from '../../platform/jobs/index.ts'
import type { Waiting, WaitingList } from '../../platform/waiting.ts'
import { waitingAgreements, waitingWardAgreements } from '../agreements/index.ts'
import { waitingAppeals } from '../decisions/index.ts'
import { needsAdult, waitingWardPages, wardsOf } from '../guardianship/index.ts'
import { findAccount, findTermsToAccept } from '../identity/index.ts'
import { waitingContactRequests, waitingMessages } from '../messages/index.ts'
import {
  waitingClaims,
  waitingDisputes,
  waitingToConfirm,
  waitingToReceiveBack,
  waitingToReturn,
  waitingToShip,
  waitingWardOrders,
} from '../orders/index.ts'
import { type PaymentParts, waitingDocuments, waitingPayments } from '../payments/index.ts'
import {
  findPeople,
  type PersonRecord,
  type ProfilePorts,
  readOwnState,
  viewPerson,
} from '../profiles/index.ts'
import { waitingRegisters } from '../registers/index.ts'
import { findAnnounced } from '../legal/index.ts'
import { waitingReports } from '../reports/index.ts'
import { waitingResults } from '../season/index.ts'
import { waitingRequests, waitingWardRequests } from '../support/index.ts'
import { waitingTraders } from '../traders/index.ts'
import { waitingDebts } from '../wallet/index.ts'

type Found = Partial<Record<WaitingKind, WaitingList>>

/** Answers what waits for a reader; the number of statements does not grow with it (`home.waiting`). */
export async function readHome(
  db: Db,
  ports: ProfilePorts,
  provider: PaymentParts['provider'],
  viewer: Viewer,
): Promise<Reply<typeof readHomeRoute>> {
  const [found, announcedTerms] = await Promise.all([
    viewer.role === 'ADMIN' ? forAdmin(db, provider, viewer) : forMember(db, ports, viewer),
    findAnnounced(db),
  ])
  const named = waitingKinds.flatMap((kind) =>
    (found[kind]?.list ?? []).map((one) => ({ kind, one })),
  )
  const people = await findPeople(
    db,
    named.flatMap(({ one }) => [one.personId ?? [], one.wardId ?? []].flat()),
  )
  return {
    waiting: named
      .toSorted((a, b) => byUrgency(a.one, b.one))
      .map(({ kind, one }) => viewThing(kind, one, { people, viewer })),
    counts: countsOf(found),
    ...(announcedTerms && { announcedTerms }),
  }
}

function forMember(db: Db, ports: ProfilePorts, viewer: Viewer): Promise<Found> {
  const { id, role } = viewer
  const sells = role === 'SPONSOR'
  // The orders of a protected buyer wait for their guardians (`waitingForWards`).
  const buys = !viewer.isProtected
  return parallel({
    supportRequest: role === 'ATHLETE' ? waitingRequests(db, viewer, mostNamed) : none,
    agreement: role === 'FAN' ? none : waitingAgreements(db, id, mostNamed),
    orderToShip: sells ? waitingToShip(db, id, mostNamed) : none,
    orderToConfirm: buys ? waitingToConfirm(db, id, mostNamed) : none,
    orderToReturn: buys ? waitingToReturn(db, id, mostNamed) : none,
    orderToReceiveBack: sells ? waitingToReceiveBack(db, id, mostNamed) : none,
    message: waitingMessages(db, id, mostNamed),
    terms: waitingTerms(db, id),
    result: role === 'ATHLETE' ? waitingResults(db, id, mostNamed) : none,
    ...waitingPage(db, ports, id),
    ...waitingForWards(db, id),
  })
}

function forAdmin(db: Db, provider: PaymentParts['provider'], { id }: Viewer): Promise<Found> {
  return parallel({
    report: waitingReports(db, id, mostNamed),
    appeal: waitingAppeals(db, id, mostNamed),
    dispute: waitingDisputes(db, mostNamed),
    claim: waitingClaims(db, mostNamed),
    trader: waitingTraders(db, mostNamed),
    register: waitingRegisters(db, mostNamed),
    debt: waitingDebts(db, mostNamed),
    payment: waitingPayments(db, provider, mostNamed),
    invoice: waitingDocuments(db, mostNamed),
    contactRequest: waitingContactRequests(db, mostNamed),
    failedJob: waitingJobs(db),
    message: waitingMessages(db, id, mostNamed),
    terms: waitingTerms(db, id),
  })
}

/** Waits for lists that are all asked for already. */
async function parallel(
  asked: Partial<Record<WaitingKind, WaitingList | Promise<WaitingList>>>,
): Promise<Found> {
  const found = Object.entries(asked).map(async ([kind, list]) => [kind, await list] as const)
  return Object.fromEntries(await Promise.all(found)) as Found
}

const none: WaitingList = { total: 0, list: [] }

/** A line about the reader's own account: there is one of its kind, and it names nobody. */
function one(waiting: Pick<Waiting, 'id' | 'since' | 'facts'>): WaitingList {
  return { total: 1, list: [{ ...waiting, deadline: null, personId: null }] }
}

async function waitingTerms(db: Db, userId: number): Promise<WaitingList> {
  const terms = await findTermsToAccept(db, userId)
  if (!terms) return none
  return one({ id: 0, since: terms.publishedAt, facts: { title: terms.version } })
}

/** What a guardian does for those they look after (`minors.guardian`). */
function waitingForWards(
  db: Db,
  id: number,
): Record<'wardRequest' | 'wardAgreement' | 'wardOrder' | 'wardPage', Promise<WaitingList>> {
  const wards = wardsOf(db, id)
  const ofWards = async (find: (wardIds: number[]) => Promise<WaitingList>) => {
    const ids = await wards
    return ids.length > 0 ? find(ids) : none
  }
  return {
    wardRequest: ofWards((ids) => waitingWardRequests(db, ids, mostNamed)),
    wardAgreement: ofWards((wardIds) =>
      waitingWardAgreements(db, { guardianId: id, wardIds }, mostNamed),
    ),
    wardOrder: ofWards((wardIds) => waitingWardOrders(db, { guardianId: id, wardIds }, mostNamed)),
    wardPage: ofWards(() => waitingWardPages(db, id, mostNamed)),
  }
}

/** A page that nobody sees or that is incomplete counts as waiting since the account was made. */
function waitingPage(
  db: Db,
  ports: ProfilePorts,
  id: number,
): Record<'page' | 'hiddenPage' | 'adult', Promise<WaitingList>> {
  const stands = Promise.all([readOwnState(db, ports, id), findAccount(db, id)])
  const line = async (isDue: (percent: number, isUnpublished: boolean) => boolean) => {
    const [{ percent, isUnpublished }, account] = await stands
    if (!account || !isDue(percent, isUnpublished)) return none
    return one({ id, since: account.created_at, facts: { percent } })
  }
  return {
    page: line((percent) => percent < 100),
    hiddenPage: line((_percent, isUnpublished) => isUnpublished),
    adult: stands.then(async ([{ isProtected }, account]) => {
      const facts = isProtected && account && (await needsAdult(db, id))
      return facts ? one({ id, since: account.created_at, facts }) : none
    }),
  }
}

async function waitingJobs(db: Db): Promise<WaitingList> {
  const page = { limit: mostNamed, offset: 0, descending: false }
  const { list, total } = await findFailedJobs(db, page)
  return {
    total,
    list: list.map(({ id, name: title, failedAt: since }) => {
      return { id, since, deadline: null, personId: null, facts: { title } }
    }),
  }
}

/** Orders lines by deadline, those without one last, then by how long they have waited. */
function byUrgency(a: Waiting, b: Waiting): number {
  const [first, second] = [a, b].map(({ deadline }) => deadline?.getTime() ?? Infinity)
  if (first !== second) return first! - second!
  return a.since.getTime() - b.since.getTime()
}

/** Names the person who waits also where their page is hidden: they asked, ordered, shipped or wrote. */
function viewThing(
  kind: WaitingKind,
  { id, since, deadline, personId, wardId = null, facts }: Waiting,
  { people, viewer }: { people: Map<number, PersonRecord>; viewer: Viewer },
): WaitingThing {
  return {
    kind,
    id,
    person: personId === null ? null : viewPerson(people.get(personId), { known: true }),
    ward: wardId === null ? null : viewPerson(people.get(wardId), { known: true }),
    facts,
    since: since.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    link: linkTo[kind](id, viewer),
  }
}

/** Of a list that begins with the latest: what waits longest would be on no page that is seen. */
const longestFirst = { order: 'ASC' } as const

const linkTo: Record<WaitingKind, (id: number | string, viewer: Viewer) => string> = {
  supportRequest: (id) => paths.support({ id }),
  agreement: (id) => paths.agreement({ id }),
  orderToShip: (id) => paths.orders({ id }),
  orderToConfirm: (id) => paths.orders({ id }),
  orderToReturn: (id) => paths.orders({ id }),
  orderToReceiveBack: (id) => paths.orders({ id }),
  message: (userId) => paths.messages({ userId }),
  terms: () => paths.settings({ part: 'consents' }),
  page: (_id, { role }) => paths.editProfile(role as MemberRole),
  hiddenPage: (_id, { id, role }) => paths.profile(role as MemberRole, id),
  adult: () => paths.settings({ part: 'guardian' }),
  wardRequest: (id) => paths.support({ id }),
  wardAgreement: (id) => paths.agreement({ id }),
  wardOrder: (id) => paths.orders({ id }),
  wardPage: () => paths.settings({ part: 'guardian' }),
  result: (_id, { id }) => `${paths.manage('ATHLETE', id)}#season-title`,
  report: (id) => paths.admin({ part: 'reports', open: id }),
  appeal: (id) => paths.admin({ part: 'appeals', open: id }),
  dispute: (id) => paths.admin({ part: 'orders', status: 'DISPUTED', open: id }),
  claim: (id) => paths.admin({ part: 'orders', status: 'CLAIMED', open: id }),
  trader: (id) => paths.admin({ part: 'traders', open: id }),
  register: (id) => paths.admin({ part: 'registers', open: id }),
  debt: (id) => paths.admin({ part: 'payments', tab: 'debts', open: id }),
  payment: (id) => paths.admin({ part: 'jobs', tab: 'payments', ...longestFirst, open: id }),
  invoice: (id) => paths.admin({ part: 'jobs', tab: 'invoices', ...longestFirst, open: id }),
  contactRequest: (id) =>
    paths.admin({ part: 'contacts', answered: 'false', ...longestFirst, open: id }),
  failedJob: (id) => paths.admin({ part: 'jobs', ...longestFirst, open: id }),
}

function countsOf(found: Found): Record<WaitingKind, number> {
  const counts = waitingKinds.map((kind) => [kind, found[kind]?.total ?? 0])
  return Object.fromEntries(counts) as Record<WaitingKind, number>
}
