import type { Agreement, listAgreements as listRoute } from '@podium/contract/agreements'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { findCards, findSupportsBetween } from '../support/index.ts'
import { sideOf } from './policy.ts'
import { type AgreementRecord, findAgreement, findAgreementsOf, findParts } from './records.ts'
import { viewAgreement } from './views.ts'

/** A page of the viewer's agreements, in as many statements however many they are. */
export async function listAgreements(
  db: Db,
  keys: FileKeys,
  viewer: Viewer,
  page: Input<typeof listRoute>['query'],
): Promise<Page<Agreement>> {
  const { list, total } = await findAgreementsOf(db, viewer.id, page)
  return { list: await viewAll(db, keys, viewer, list), total }
}

/** An agreement as one of its sides sees it; to everybody else, admins too, it is not there. */
export async function readAgreement(
  db: Db,
  keys: FileKeys,
  viewer: Viewer,
  id: number,
): Promise<Agreement> {
  const agreement = requireSide(viewer, await findAgreement(db, id))
  const [seen] = await viewAll(db, keys, viewer, [agreement])
  return seen ?? refuse('entityDoesNotExist')
}

/** Refuses a caller who is no side of it as if it were not there. */
export function requireSide(
  viewer: Pick<Viewer, 'id'>,
  agreement: AgreementRecord | undefined,
): AgreementRecord {
  if (!agreement || !sideOf(viewer, agreement)) refuse('entityDoesNotExist')
  return agreement
}

async function viewAll(
  db: Db,
  keys: FileKeys,
  viewer: Viewer,
  list: AgreementRecord[],
): Promise<Agreement[]> {
  if (list.length === 0) return []
  const people = list.flatMap((one) => [one.athlete_id, one.supporter_id])
  const pairs = list.map((one) => ({
    athleteId: one.athlete_id,
    supporterId: one.supporter_id,
  }))
  const [parts, cards, supports] = await Promise.all([
    findParts(
      db,
      list.map(({ id }) => id),
    ),
    findCards(db, people),
    findSupportsBetween(db, pairs),
  ])
  return list.map((one) => viewAgreement(one, { ...parts, cards, supports, viewer, keys }))
}
