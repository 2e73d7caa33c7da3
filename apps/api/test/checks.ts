import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../src/platform/database/index.ts'

const folder = new URL('../checks/', import.meta.url)

interface Finding {
  check: string
  row: unknown
}

/**
 * Asks every invariant of `checks/`: each file is one query that answers the rows that break it,
 * so a sound database answers nothing. `at` is the moment it is for them, where the machine's is not it.
 */
export async function findBrokenInvariants(db: Db, at?: Date): Promise<Finding[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const found: Finding[] = []
  for (const file of files) {
    const text = await readFile(new URL(file, folder), 'utf8')
    const query = at ? text.replaceAll('now()', `timestamptz '${at.toISOString()}'`) : text
    const { rows } = await sql.raw(query).execute(db)
    found.push(...rows.map((row) => ({ check: file, row })))
  }
  return found
}

/** Fails with the rows that break an invariant. */
export async function runChecks(db: Db): Promise<void> {
  assert.deepEqual(await findBrokenInvariants(db), [])
}
