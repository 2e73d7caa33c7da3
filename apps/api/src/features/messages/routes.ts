import { sendContactRequest as contactRoute } from '@podium/contract/messages'
import type { Config } from '../../config.ts'
import type { Http } from '../../platform/http/index.ts'
import { sendContactRequest } from './send-contact-request.ts'

export function messagesRoutes({ write }: Http, { company }: Config): void {
  write(contactRoute, (tx, { body }) => sendContactRequest(tx, company, body))
}
