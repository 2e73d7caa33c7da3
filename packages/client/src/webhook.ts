import type { Order } from '@podium/contract/orders'
import type { SupportEntry } from '@podium/contract/support'
import type { Update } from '@podium/contract/updates'
import type { pingType, WebhookType } from '@podium/contract/webhook-rules'

type Told<T extends WebhookType | typeof pingType> = T extends `support.${string}`
  ? SupportEntry
  : T extends `order.${string}`
    ? Order
    : T extends `update.${string}`
      ? Update
      : Record<string, never>

/** What a webhook brings; `type` says what `data` is. */
export type WebhookEvent = {
  [T in WebhookType | typeof pingType]: {
    /** The same for every delivery of one event: what you have done once you need not do again. */
    id: number
    type: T
    /** ISO moment. */
    at: string
    data: Told<T>
  }
}[WebhookType | typeof pingType]

/** A request that claims to come from Podium and does not, or is too old. */
export class InvalidSignature extends Error {
  override name = 'InvalidSignature'
}

const header = 'podium-signature'

/** How old, or how far ahead of this machine's clock, a request may be, in seconds. */
const tolerance = 5 * 60

type GivenHeaders = Headers | Record<string, string | string[] | undefined>

/**
 * The event in a webhook's request, once its signature shows that it comes from Podium; throws
 * `InvalidSignature` otherwise. `body` is the body as it came, before anything reads it as JSON: one
 * space more and the signature is another. `now` is for tests, in milliseconds.
 */
export async function verifyWebhook(
  secret: string,
  headers: GivenHeaders,
  body: string | Uint8Array,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const { at, signatures } = partsOf(valueOf(headers))
  if (Math.abs(now / 1000 - at) > tolerance) throw new InvalidSignature('The signature is too old.')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const key = await keyOf(secret)
  const signed = new TextEncoder().encode(`${at}.${text}`)
  for (const signature of signatures) {
    if (await crypto.subtle.verify('HMAC', key, signature, signed)) {
      return JSON.parse(text) as WebhookEvent
    }
  }
  throw new InvalidSignature('The signature does not fit the body.')
}

function valueOf(headers: GivenHeaders): string {
  if (headers instanceof Headers) return headers.get(header) ?? ''
  const [, value = ''] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === header) ?? []
  return String(value)
}

/** The moment and the signatures of `t=<seconds>,v1=<hex>`; while a secret changes there are two. */
function partsOf(value: string): { at: number; signatures: Uint8Array<ArrayBuffer>[] } {
  const parts = value.split(',').map((part) => part.trim().split('='))
  const moment = parts.find(([name]) => name === 't')?.[1] ?? ''
  const signatures = parts.flatMap(([name, hex = '']) =>
    name === 'v1' && /^[0-9a-f]{64}$/.test(hex) ? [bytesOf(hex)] : [],
  )
  if (!/^\d{1,12}$/.test(moment) || signatures.length === 0) {
    throw new InvalidSignature('There is no signature to read.')
  }
  return { at: Number(moment), signatures }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function keyOf(secret: string) {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}
