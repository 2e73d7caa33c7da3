import { readdir } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const folder = new URL('../../../migrations/', import.meta.url)

async function findFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort()
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await findFiles()
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return Object.fromEntries(files.map((file, index) => [file.replace('.ts', ''), modules[index]]))
}

/**
 * Brings the database forward to this version. Several servers may start at once: the migrator
 * holds a lock, so one migrates and the others wait.
 */
export async function migrate(db: Kysely<never>): Promise<void> {
  if (await isOfToday(db)) return
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

/** Whether exactly our migrations were done: then none of their files is read, which most starts save. */
async function isOfToday(db: Kysely<never>): Promise<boolean> {
  const files = await findFiles()
  const { rows: made } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration') as name`.execute(db)
  if (made[0]?.name == null) return false
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db)
  return isDeepStrictEqual(
    rows.map(({ name }) => `${name}.ts`),
    files,
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
