import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { configurationTable } from './configuration-table.ts'

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

/** What the image sets itself, what the compose file has one answer for, and what production refuses. */
const notAsked = new Set([
  ...['HOST', 'PORT', 'PODIUM_DATA'],
  ...['PODIUM_DEMO', 'PODIUM_RATE_LIMITS', 'PODIUM_WEBHOOKS_LOCAL'],
])

test('compose hands on every variable of the configuration that production may have', async () => {
  const table = configurationTable(await read('apps/api/src/config.ts'))
  const known = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)
  const compose = await read('ops/compose.yaml')
  const handedOn = new Set(
    [...compose.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
  )
  const missing = known.filter((name) => name.includes('_') && !handedOn.has(name))
  assert.deepEqual(
    missing.filter((name) => !notAsked.has(name)),
    [],
  )
})
