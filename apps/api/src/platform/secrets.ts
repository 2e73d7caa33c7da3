import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An unguessable text for a link or cookie: 256 bits, no dash (`invitation.link`). */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** What is stored of a secret: who reads the database cannot use it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether what was given is the secret; how long that takes tells nothing of where they differ. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
