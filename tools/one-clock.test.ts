import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { asksDatabase, isBound, ownClocks } from './one-clock.ts'

test('SQL that asks the clock of the database is found, and SQL that is told the time is not', () => {
  for (const text of [
    'select now()',
    'where ends_at > now ( )',
    'now()',
    'set hidden_at = case when hidden then now() end',
    'default CURRENT_TIMESTAMP',
    'until >= current_date',
    'values (clock_timestamp())',
  ]) {
    assert.ok(asksDatabase(text), text)
  }
  for (const text of ['where ends_at > $1', 'known()', 'clock.now()', 'current_dates', '']) {
    assert.ok(!asksDatabase(text), text)
  }
})

test('server, web, contract, migrations and demo are bound to the one clock; tests and tools are not', () => {
  for (const file of [
    'apps/api/src/features/feed/records.ts',
    'apps/api/migrations/0083-push-devices.ts',
    'apps/web/src/ui/fields/days.ts',
    'packages/contract/src/ages.ts',
    'tools/demo/seasons.ts',
  ]) {
    assert.ok(isBound(file), file)
  }
  for (const file of ['apps/api/src/app.test.ts', 'bench/sockets.ts', 'tools/demo/demo.test.ts']) {
    assert.ok(!isBound(file), file)
  }
})

test('every file with a clock of its own is there', () => {
  const root = new URL('../', import.meta.url)
  for (const file of Object.keys(ownClocks)) assert.ok(existsSync(new URL(file, root)), file)
})
