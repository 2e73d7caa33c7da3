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

const ours = new Set([
  'DataFolderInUse',
  'DataFolderNotWritable',
  'DatabaseDidNotStart',
  'MigrationFailed',
  'NotOurDatabase',
  'UnreachableDataFolder',
  'UnsupportedPlatform',
  'WebNotBuilt',
  'WrongConfiguration',
  'WrongDatabaseVersion',
])

/** Errors written for people; any other one is a bug and shows where it happened. */
function isOurs(error: Error): boolean {
  return ours.has(error.name)
}
