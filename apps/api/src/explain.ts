import type { EmbeddedDatabaseError } from './platform/database/index.ts'

/** What to tell an operator whose Podium does not start: one sentence where we know what to do. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isPortTaken(error)) {
    return (
      `Port ${error.port} is taken by another program: stop it, ` +
      `or give Podium another port with PORT.`
    )
  }
  if (isOurs(error)) return error.message
  if (isFromEmbeddedDatabase(error)) return error.message + waysRound[error.code]
  return isFromOutside(error) ? sentenceOf(error) : (error.stack ?? error.message)
}

/** What the system, a database or another server answered carries its code. */
function isFromOutside(error: Error): error is Error & { code: string } {
  return 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_')
}

function sentenceOf({ code, message }: Error & { code: string }): string {
  return `Podium cannot start: ${(message || code).replaceAll(/\s+/g, ' ')}`
}

function isPortTaken(error: Error): error is Error & { port: number } {
  return 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
}

/** What our own settings offer, after what the embedded database says of itself. */
const waysRound: Record<EmbeddedDatabaseError['code'], string> = {
  'folder-in-use': ' (most likely another Podium), or set PODIUM_DATA to another folder.',
  'folder-not-writable': ', or set PODIUM_DATA to another folder.',
  'folder-unreachable': ', or set PODIUM_DATA to a folder that everyone may enter.',
  'not-our-database': ', or set PODIUM_DATA to another folder.',
  'other-version': ', or set PODIUM_DATA to another folder.',
  'unsupported-platform': ' and set DATABASE_URL to its address.',
  'did-not-start': '',
}

function isFromEmbeddedDatabase(error: Error): error is EmbeddedDatabaseError {
  return error.name === 'EmbeddedDatabaseError'
}

const ours = new Set(['MigrationFailed', 'WebNotBuilt', 'WrongConfiguration'])

/** Errors written for people; any other one is a bug and shows where it happened. */
function isOurs(error: Error): boolean {
  return ours.has(error.name)
}
