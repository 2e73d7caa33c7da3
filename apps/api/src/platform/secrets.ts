import { createHash, randomBytes } from 'node:crypto'

/** An unguessable text for a link or cookie: 256 bits, no dash (`invitation.link`). */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** What is stored of a secret: who reads the database cannot use it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
