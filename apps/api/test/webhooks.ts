import {
  createWebhook,
  listDeliveries,
  type Delivery,
  type WebhookType,
  webhookTypes,
} from '@podium/contract/webhooks'
import { runJob } from './buying.ts'
import type { WebhookReceiver } from './fakes/webhook-receiver.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'
import { waitFor } from './wait.ts'

let paths = 0

/** An endpoint of somebody's at a path of its own. */
export async function listen(
  person: Person,
  receiver: WebhookReceiver,
  events: readonly WebhookType[] = webhookTypes,
) {
  paths += 1
  const path = `/hook-${paths}`
  const body = { url: receiver.origin + path, events: [...events] }
  const { id, secret } = await person.call(createWebhook, { body })
  const log = async (): Promise<Delivery[]> => {
    const { list } = await person.call(listDeliveries, { params: { id }, query: { _limit: 100 } })
    return list
  }
  return {
    id,
    path,
    log,
    secret: secret ?? '',
    /** What came, waited for until it is so much. */
    async arrived(count: number) {
      await waitFor(
        () => receiver.at(path).length >= count,
        async () => {
          const deliveries = JSON.stringify(await log().catch(String))
          return `${receiver.at(path).length} of ${count} came to ${path}: ${deliveries}`
        },
      )
      return receiver.at(path)
    },
  }
}

/** Sends what is due now; what the worker took by itself meanwhile is sent by then too. */
export async function deliverNow(podium: TestPodium): Promise<void> {
  await podium.settled()
  await runJob(podium, 'deliver-webhooks')
  await podium.settled()
}
