import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '../../src/platform/database/index.ts'
import { usePodium } from '../harness.ts'
import { statementsOf } from '../statements.ts'

const podium = usePodium()
const db = () => podium().context.database.db
const start = () => migrate(db() as never)

test('a start on a database of today looks, and takes no lock', async () => {
  const sent = await statementsOf(start)
  assert.equal(sent.length, 2)
  for (const text of sent) assert.match(text.trim(), /^select/)
})

test('a database that is ahead of us is refused, as ever', async () => {
  await sql`insert into kysely_migration values ('9999-of-tomorrow', now()::text)`.execute(db())
  try {
    await assert.rejects(start(), /could not be brought forward/)
  } finally {
    await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db())
  }
})
