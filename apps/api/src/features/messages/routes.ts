import {
  listContactRequests,
  markContactRequest,
  sendContactRequest as contactRoute,
} from '@podium/contract/messages'
import type { Config } from '../../config.ts'
import type { Http } from '../../platform/http/index.ts'
import { listRequests, markRequest } from './keep-contact-requests.ts'
import { sendContactRequest } from './send-contact-request.ts'

export function messagesRoutes({ read, write }: Http, { company }: Config): void {
  write(contactRoute, (tx, { body }) => sendContactRequest(tx, company, body))
  read(listContactRequests, (db, { query }) => listRequests(db, query))
  write(markContactRequest, (tx, { params, body }, { viewer }) =>
    markRequest(tx, viewer, { id: params.id, answered: body.answered }),
  )
}
