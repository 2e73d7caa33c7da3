import type { AppealEntry, listAppeals as listRoute } from '@podium/contract/decisions'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type DecisionRecord, findAppeals, mayAnswer, viewDecision } from '../decisions/index.ts'
import { findPeople, viewPerson } from '../profiles/index.ts'

/** A page of what people say against decisions. */
export async function listAppeals(
  db: Db,
  viewer: Viewer,
  { status, _page, _limit, _order }: Input<typeof listRoute>['query'],
): Promise<Page<AppealEntry>> {
  const page = { status, descending: _order === 'DESC', limit: _limit, offset: _page * _limit }
  const { list, total } = await findAppeals(db, page)
  return { list: await viewAppeals(db, viewer, list), total }
}

/** Appeals as admins see them, with everybody who is in them. */
export async function viewAppeals(
  db: Db,
  viewer: Viewer,
  appeals: DecisionRecord[],
): Promise<AppealEntry[]> {
  const ids = appeals.flatMap(({ person_id, decided_by, appeal_by }) =>
    appeal_by ? [person_id, decided_by, appeal_by] : [person_id, decided_by],
  )
  const people = await findPeople(db, ids)
  const person = (id: number) => viewPerson(people.get(id), { known: true })
  return appeals.map((appeal) => ({
    ...viewDecision(appeal),
    person: viewPerson(people.get(appeal.person_id), {
      known: true,
      deleted: appeal.cause === 'ACCOUNT_DELETED',
    }),
    decidedBy: person(appeal.decided_by),
    answeredBy: appeal.appeal_by ? person(appeal.appeal_by) : null,
    abilities: { answer: !appeal.appeal_outcome && mayAnswer(viewer, appeal) },
  }))
}
