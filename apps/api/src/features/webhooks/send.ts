import type { DeliveryError } from '@podium/contract/webhooks'
import type { Answer } from '../../platform/outside.ts'
import { NotOutside, postOutside } from '../../platform/outside.ts'
import type { TakenDelivery } from './queue-records.ts'
import { sign } from './secrets.ts'

/** What came of a try. */
export interface Outcome {
  status: number | null
  error: DeliveryError | null
  durationMs: number
  /** How the answer begins. */
  answer: string
  signature: string
}

export type SendWebhook = (delivery: TakenDelivery) => Promise<Outcome>

/** Milliseconds until an answer is no longer waited for. */
const patienceMs = 10_000

/** Bytes of an answer that are read: the beginning, for the log. */
const mostRead = 4096

/** The bytes of an event: the same however often it is sent. */
export function bodyOf(event: { id: number; type: string; at: Date; data: string | null }): string {
  const { id, type, at, data } = event
  if (data === null) return ''
  return `{"id":${id},"type":${JSON.stringify(type)},"at":"${at.toISOString()}","data":${data}}`
}

/** Posts an event to its endpoint, signed (`webhooks.signature`). */
export function createSendWebhook({
  secret,
  localToo,
}: {
  secret: string
  localToo: boolean
}): SendWebhook {
  return async (delivery) => {
    const body = bodyOf({ ...delivery, id: delivery.event_id })
    const signature = sign(secret, delivery, body)
    const bytes = Buffer.from(body)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.length),
      'podium-signature': signature,
      'user-agent': 'Podium-Webhooks/1',
    }
    const begun = performance.now()
    const done = (came: Pick<Outcome, 'status' | 'error' | 'answer'>): Outcome => ({
      ...came,
      durationMs: Math.round(performance.now() - begun),
      signature,
    })
    try {
      const post = { headers, body: bytes, patienceMs, mostRead, localToo }
      return done(outcomeOf(await postOutside(delivery.url, post)))
    } catch (error) {
      return done({ status: null, error: troubleOf(error), answer: '' })
    }
  }
}

function outcomeOf({ status, text }: Answer): Pick<Outcome, 'status' | 'error' | 'answer'> {
  // A text column holds no NUL.
  const answer = text.replaceAll('\0', '\uFFFD')
  return { status, error: errorOf(status), answer }
}

function errorOf(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS'
}

function troubleOf(error: unknown): DeliveryError {
  if (error instanceof NotOutside) return 'ADDRESS'
  const { name, code = '' } = error as { name?: string; code?: unknown }
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT'
  return /CERT|TLS|SSL|SIGN/.test(String(code)) ? 'CERTIFICATE' : 'CONNECTION'
}
