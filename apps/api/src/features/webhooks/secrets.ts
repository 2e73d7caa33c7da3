import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { day, now, realNow, secondsFromNow } from '../../platform/clock.ts'
import type { EndpointRecord } from './endpoint-records.ts'

/** How long the secret before a new one signs too. */
const oldSeconds = day

/** What a new secret is made of. */
export function newSalt(): Buffer {
  return randomBytes(32)
}

/** What changes when an endpoint has a new secret: the one before holds for a day. */
export function renewedSalt({ salt }: Pick<EndpointRecord, 'salt'>) {
  return { salt: newSalt(), old_salt: salt, old_until: secondsFromNow(oldSeconds) }
}

/** The secret of an endpoint: it follows from the server's, so that a copy of the database signs nothing. */
export function secretFrom(serverSecret: string, salt: Buffer): string {
  const bytes = hkdfSync('sha256', serverSecret, salt, 'podium webhooks', 32)
  return `whsec_${Buffer.from(bytes).toString('base64url')}`
}

/** The header of a body (`webhooks.signature`): one signature for each secret that holds. */
export function sign(
  serverSecret: string,
  { salt, old_salt, old_until }: Pick<EndpointRecord, 'salt' | 'old_salt' | 'old_until'>,
  body: string,
): string {
  // A receiver holds it against a clock of its own, which no test clock moves.
  const seconds = Math.floor(realNow().getTime() / 1000)
  const salts = old_salt && old_until && old_until > now() ? [salt, old_salt] : [salt]
  const signatures = salts.map((one) => {
    const hmac = createHmac('sha256', secretFrom(serverSecret, one))
    return `v1=${hmac.update(`${seconds}.${body}`).digest('hex')}`
  })
  return [`t=${seconds}`, ...signatures].join(',')
}
