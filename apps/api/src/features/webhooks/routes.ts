import * as contract from '@podium/contract/webhooks'
import type { Http } from '../../platform/http/index.ts'
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  type WebhookParts,
} from './keep-endpoints.ts'
import { listEndpoints, readLog, requireListed } from './read-endpoints.ts'
import { replayDelivery, testEndpoint } from './send-again.ts'

export function webhooksRoutes({ read, write }: Http, parts: WebhookParts): void {
  const own = ({ id }: { id: number }, viewer: { id: number }) => ({ id, userId: viewer.id })
  read(contract.listWebhooks, (db, _input, { viewer }) => listEndpoints(db, viewer.id))
  write(contract.createWebhook, (tx, { body }, { viewer }) =>
    createEndpoint(tx, viewer, body, parts),
  )
  read(contract.getWebhook, (db, { params }, { viewer }) => requireListed(db, own(params, viewer)))
  write(contract.changeWebhook, (tx, { params, body }, { viewer }) =>
    changeEndpoint(tx, { id: params.id, viewer }, body, parts),
  )
  write(contract.deleteWebhook, (tx, { params }, { viewer }) =>
    deleteEndpoint(tx, own(params, viewer)),
  )
  read(contract.listDeliveries, (db, { params, query }, { viewer }) =>
    readLog(db, own(params, viewer), query),
  )
  write(contract.testWebhook, (tx, { params }, { viewer }) => testEndpoint(tx, own(params, viewer)))
  write(contract.replayDelivery, (tx, { params }, { viewer }) =>
    replayDelivery(tx, own(params, viewer)),
  )
}
