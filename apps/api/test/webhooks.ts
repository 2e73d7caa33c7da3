import {
  createWebhook,
  listDeliveries,
  type Delivery,
  type WebhookType,
  webhookTypes,
} from '@podium/contract/webhooks'
import { now } from '../src/platform/clock.ts'
import { runJob } from './buying.ts'
import { isGenuine, type Received, type WebhookReceiver } from './fakes/webhook-receiver.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'
import { signedInMember } from './supporting.ts'
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

/** An athlete with an endpoint, and somebody with credits. */
export async function pair(podium: TestPodium, receiver: WebhookReceiver) {
  const ines = await signedInMember(podium, 'ATHLETE', { name: 'Inês' })
  const marta = await signedInMember(podium, 'FAN', { name: 'Marta', credits: 1000 })
  return { ines, marta, hook: await listen(ines, receiver) }
}

/** Whether a receiver would believe it now, or so many seconds later. */
export const believes = (came: Received, secret: string, later = 0) =>
  isGenuine(came, secret, now().getTime() + later * 1000)

/** Sends what is due now; what the worker took by itself meanwhile is sent by then too. */
export async function deliverNow(podium: TestPodium): Promise<void> {
  await podium.settled()
  await runJob(podium, 'deliver-webhooks')
  await podium.settled()
}

/** Puts events about made-up subjects into the queue, as their transactions would. */
export async function fillQueue(
  podium: TestPodium,
  userId: number,
  endpointId: number,
  { subjects, each }: { subjects: number; each: number },
): Promise<void> {
  const { insertEvent, insertDeliveries } =
    await import('../src/features/webhooks/event-records.ts')
  for (let n = 0; n < each; n++) {
    await podium.context.inTransaction(async (tx) => {
      for (let subject = 0; subject < subjects; subject++) {
        const name = `test:${subject}`
        const event = await insertEvent(tx, {
          ...{ user_id: userId, person_id: null, type: 'order.placed', subject: name },
          data: JSON.stringify({ subject: name, n }),
        })
        await insertDeliveries(tx, event, [endpointId])
      }
    })
  }
}
