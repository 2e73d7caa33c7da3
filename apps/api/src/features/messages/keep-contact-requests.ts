import type { ReceivedRequest, listContactRequests } from '@podium/contract/messages'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import { day, secondsFromNow } from '../../platform/clock.ts'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { timed } from '../../platform/jobs/index.ts'
import { recordAct } from '../audit/index.ts'
import {
  deleteContactRequestsBefore,
  findContactRequest,
  findContactRequests,
  markAnswered,
  type ReceivedRecord,
} from './contact-records.ts'

// The job comes once a night: the night after this many days is the last one within the year.
const keptSeconds = 364 * day

/** What was written a year ago is answered, or will not be. */
export const oldRequestsHandler = timed('forget-contact-requests', '43 3 * * *', (tx) =>
  deleteContactRequestsBefore(tx, secondsFromNow(-keptSeconds)),
)

/** What institutions wrote, for admins. */
export async function listRequests(
  db: Db,
  query: Input<typeof listContactRequests>['query'],
): Promise<Page<ReceivedRequest>> {
  const { list, total } = await findContactRequests(db, query)
  return { list: list.map(viewRequest), total }
}

/** Marks a proposal as answered or open again; who marked it first stays named. */
export async function markRequest(
  tx: Tx,
  admin: Viewer,
  { id, answered }: { id: number; answered: boolean },
): Promise<ReceivedRequest> {
  await lock(tx, 'contact request', id)
  const request = (await findContactRequest(tx, id)) ?? refuse('entityDoesNotExist')
  if (answered === (request.answered_at !== null)) return viewRequest(request)
  await markAnswered(tx, id, answered ? admin.id : null)
  await recordAct(tx, admin, {
    act: answered ? 'CONTACT_ANSWERED' : 'CONTACT_REOPENED',
    on: { kind: 'contact', id },
  })
  return viewRequest((await findContactRequest(tx, id)) ?? refuse('entityDoesNotExist'))
}

function viewRequest(request: ReceivedRecord): ReceivedRequest {
  const { id, name, organisation, email, message, created_at, answered_at, answered_by } = request
  return {
    id,
    name,
    organisation,
    email,
    message,
    sentAt: created_at.toISOString(),
    answeredAt: answered_at?.toISOString() ?? null,
    answeredBy: answered_by ?? '',
  }
}
