import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../../config.ts'
import { createCache, realClock } from '../../platform/cache.ts'
import { day, hour } from '../../platform/clock.ts'
import { NotOutside, postOutside } from '../../platform/outside.ts'
import type { PushKeys } from './keys.ts'
import type { SendableDevice } from './records.ts'

/** What a device shows: written for its reader, and where a press leads. */
export interface PushMessage {
  title: string
  text: string
  /** A path of the product. */
  path: string
  /** A later message with the same one takes the place of an earlier. */
  tag: string
  /** Of its words, as `pt-PT`. */
  lang: string
}

/**
 * What became of a message: the push service took it or never will, the device is not there any more, or
 * it is to be tried again, for a reason.
 */
export type Outcome = 'done' | 'gone' | { later: string }

export type SendPush = (device: SendableDevice, message: PushMessage) => Promise<Outcome>

/** Milliseconds until a push service is late. */
const patienceMs = 5000

/** Sends messages that only the device itself can read (RFC 8291), and says who we are (RFC 8292). */
export function createSendPush(config: Config, keys: PushKeys): SendPush {
  const contact = contactOf(config)
  const proofs = createCache<string, { header: string }>({ max: 100, seconds: hour }, realClock)
  const proofFor = ({ origin }: URL): string => {
    const known = proofs.get(origin)
    if (known) return known.header
    const { publicKey, privateKey } = keys
    const { Authorization: header } = webPush.getVapidHeaders(
      ...[origin, contact, publicKey, privateKey],
      'aes128gcm',
    )
    proofs.set(origin, { header })
    return header
  }
  return async (device, message) => {
    const { endpoint, p256dh, auth } = device
    const { cipherText: body } = webPush.encrypt(
      ...[p256dh.toString('base64url'), auth.toString('base64url'), JSON.stringify(message)],
      'aes128gcm',
    )
    const headers = {
      authorization: proofFor(new URL(endpoint)),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      ttl: String(day),
      topic: topicOf(message.tag),
      urgency: 'normal',
    }
    try {
      const post = { headers, body, patienceMs, localToo: config.localEndpoints }
      return outcomeOf((await postOutside(endpoint, post)).status)
    } catch (error) {
      return error instanceof NotOutside ? 'gone' : { later: String(error) }
    }
  }
}

function outcomeOf(status: number): Outcome {
  if (status === 404 || status === 410) return 'gone'
  // Who is not known yet, or no more, may be so again: a clock that was wrong, another secret.
  if ([401, 403, 408, 429].includes(status) || status >= 500) {
    return { later: `the push service answered ${status}` }
  }
  return 'done'
}

/** A message that still waits at the push service gives way to a later one about the same. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

function contactOf({ pushContact, company, publicUrl }: Config): string {
  if (pushContact) return pushContact
  if (company.email) return `mailto:${company.email}`
  return publicUrl.startsWith('https://') ? publicUrl : 'mailto:podium@localhost'
}
