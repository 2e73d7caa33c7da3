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
 * so a sound database answers nothing.
 */
export async function findBrokenInvariants(db: Db): Promise<Finding[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const found: Finding[] = []
  for (const file of files) {
    const query = await readFile(new URL(file, folder), 'utf8')
    const { rows } = await sql.raw(query).execute(db)
    found.push(...rows.map((row) => ({ check: file, row })))
  }
  return found
}

/** Fails with the rows that break an invariant. */
export async function runChecks(db: Db): Promise<void> {
  assert.deepEqual(await findBrokenInvariants(db), [])
}
