/** What to tell somebody whose Podium does not start: one sentence where we know what to do. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isPortTaken(error)) {
    return (
      `Port ${error.port} is taken by another program: stop it, ` +
      `or give Podium another port with PORT.`
    )
  }
  return isOurs(error) ? error.message : (error.stack ?? error.message)
}

function isPortTaken(error: Error): error is Error & { port: number } {
  return 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
}

const ours = new Set([
  'DataFolderInUse',
  'DataFolderNotWritable',
  'DatabaseDidNotStart',
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
