import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './transaction.ts'

const folder = new URL('../../../checks/', import.meta.url)

/** A rule of the data by name, and how many rows break it. */
export interface Check {
  name: string
  broken: number
}

/** Asks the rules of `checks/` whose file begins with `prefix`, one after the other. */
export async function askChecks(db: Db, prefix: string): Promise<Check[]> {
  const files = (await readdir(folder)).filter(
    (file) => file.startsWith(prefix) && file.endsWith('.sql'),
  )
  const checks: Check[] = []
  for (const file of files.sort()) {
    const query = await readFile(new URL(file, folder), 'utf8')
    const { rows } = await sql.raw(query).execute(db)
    checks.push({ name: file.slice(0, -'.sql'.length), broken: rows.length })
  }
  return checks
}
