/** A second, living Podium (or a PostgreSQL we may not stop) holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'

  constructor(folder: string, holder: string) {
    super(
      `${holder} is already using the data folder ${folder}: stop it first, ` +
        'or give this Podium another folder with PODIUM_DATA.',
    )
  }
}

/** Podium may not write into its own data folder, often because another user made it. */
export class DataFolderNotWritable extends Error {
  override name = 'DataFolderNotWritable'

  constructor(folder: string) {
    super(
      `Podium cannot write into the data folder ${folder}: ` +
        'give its files to the user who starts Podium, or set PODIUM_DATA to another folder.',
    )
  }
}

/** The folder was made by another major version of PostgreSQL; its files cannot be read. */
export class WrongDatabaseVersion extends Error {
  override name = 'WrongDatabaseVersion'

  constructor(cluster: string, found: string, ours: string) {
    super(
      `The database in ${cluster} was made by PostgreSQL ${found} and this Podium brings ${ours}: ` +
        'start it with the Podium that made it and move its data, or set PODIUM_DATA to another folder.',
    )
  }
}

/** The folder holds something, but not a database that Podium finished creating. */
export class NotOurDatabase extends Error {
  override name = 'NotOurDatabase'

  constructor(cluster: string) {
    super(
      `The folder ${cluster} is not empty and was not made by Podium: ` +
        'move it away, or set PODIUM_DATA to another folder.',
    )
  }
}

/** No PostgreSQL binary runs here (musl, Windows, an architecture without a package). */
export class UnsupportedPlatform extends Error {
  override name = 'UnsupportedPlatform'

  constructor(reason: string) {
    super(
      `The built-in PostgreSQL does not run on this machine (${reason}): ` +
        'set DATABASE_URL to a PostgreSQL server.',
    )
  }
}

/** Started as root, and the unprivileged account that runs the database cannot get at its files. */
export class UnreachableDataFolder extends Error {
  override name = 'UnreachableDataFolder'

  constructor(folder: string, account: string) {
    super(
      `The user ${account}, who runs the database because PostgreSQL refuses root, cannot enter ${folder}: ` +
        'set PODIUM_DATA to a folder that everyone may enter, or start Podium as another user.',
    )
  }
}

/** PostgreSQL ended before it took connections; the message carries the end of its log. */
export class DatabaseDidNotStart extends Error {
  override name = 'DatabaseDidNotStart'
  readonly logTail: string
  readonly signal: string | null

  constructor(what: string, { signal, logTail }: { signal: string | null; logTail: string }) {
    super(`${what}; its last words were: ${logTail.trim() || '(none)'}`)
    this.logTail = logTail
    this.signal = signal
  }
}
