type Code =
  /** Another living process holds the data folder. */
  | 'folder-in-use'
  /** We may not write into the data folder, often because another user made it. */
  | 'folder-not-writable'
  /** Started as root, and the account that runs the database cannot get at its files. */
  | 'folder-unreachable'
  /** The folder holds something, but not a database that we finished creating under this name. */
  | 'not-our-database'
  /** Another major version of PostgreSQL made the folder; ours cannot read its files. */
  | 'other-version'
  /** No PostgreSQL runs here (musl, Windows, an architecture without a package). */
  | 'unsupported-platform'
  /** PostgreSQL ended before it took connections; the message carries the end of its log. */
  | 'did-not-start'

/**
 * Why a database does not start: the code for programs, the message for people. The message ends
 * without a full stop, so that a program may add the way round that its own settings offer.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
  readonly code: Code

  constructor(code: Code, message: string) {
    super(message)
    this.code = code
  }
}

export function unsupported(reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'unsupported-platform',
    `The embedded PostgreSQL does not run on this machine (${reason}): use a PostgreSQL server`,
  )
}

export function inUse(folder: string, holder: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'folder-in-use',
    `The data folder ${folder} is already used by ${holder}: stop that first`,
  )
}

/** For what fails where something is there already, because another start was faster. */
export function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
