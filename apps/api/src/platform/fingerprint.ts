import { createHash } from 'node:crypto'

/** A short name of values, the same for the same ones: 22 characters that an address may have. */
export function fingerprintOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)
}
