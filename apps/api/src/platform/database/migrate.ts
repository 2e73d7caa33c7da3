import { readdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const folder = new URL('../../../migrations/', import.meta.url)

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort()
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return Object.fromEntries(files.map((file, index) => [file.replace('.ts', ''), modules[index]]))
}

/**
 * Brings the database forward to this version. Several servers may start at once: the migrator
 * holds a lock, so one migrates and the others wait.
 */
export async function migrate(db: Kysely<never>): Promise<void> {
  const provider = { getMigrations: readMigrations }
  // People who work side by side take numbers apart: a lower one may come after a higher one.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest()
  if (error)
    throw new MigrationFailed(
      results?.find(({ status }) => status === 'Error'),
      error,
    )
}

/** The database is not brought forward; everything in it is as it was. */
class MigrationFailed extends Error {
  override name = 'MigrationFailed'

  constructor(at: { migrationName: string } | undefined, cause: unknown) {
    const which = at ? ` at ${at.migrationName}` : ''
    const why = (cause as Error).message || ((cause as { code?: string }).code ?? 'no answer')
    super(`The database could not be brought forward${which}: ${why.replaceAll(/\s+/g, ' ')}.`, {
      cause,
    })
  }
}
